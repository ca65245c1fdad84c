/** The rules in Hungarian. */

import { html } from "lit";
import type { RulesText } from "../text.js";

export const rules: RulesText = {
  title: "A szabályok",
  contents: "Tartalom",
  aim: ({ facts }) => html`<p>
      A kék hold városa egyelőre csak terv. Nyolc népének kártyáival fizetsz az épületek részeiért. Ha egy épület elkészül,
      jutalmat kap mindenki, aki épített rajta, legfőképpen kristályt. A sárkányok arany sárkánylángokat adnak, amelyekből
      időről időre kristály lesz.
    </p>
    <p>
      A kristályokat az obeliszknél lehet felajánlani, ahol az árak alulról felfelé nőnek. Az nyer, aki először jut el
      ${facts.players.map(({ offeringsToWin }) => offeringsToWin).join(", ")} felajánlásig (két, három, négy játékos
      esetén).
    </p>`,

  chapters: {
    C1: "Előkészítés",
    C2: "Egy kör",
    C3: "Mozgás",
    C4: "Építés",
    C5: "Sárkányok és sárkánylángok",
    C6: "Elkészül egy épület",
    C7: "Felajánlás",
    C8: "Eldobás és húzás",
    C9: "A játék vége",
    C10: "Ami nyilvános",
  },

  rules: {
    "C1.1": () => html`<p>Ketten, hárman vagy négyen játszhatják.</p>`,
    "C1.2": ({ words: { buildings } }) => html`<p>
        A város 21 lapkából áll: ötször ötös négyzet a négy sarka nélkül. Középen van a <b>piactér</b>. Szomszédai:
        ${buildings.fire_temple} (észak), ${buildings.royal_palace} (kelet), ${buildings.earth_temple} (dél),
        ${buildings.water_temple} (nyugat). A többi tizenhat épület helye véletlen.
      </p>
      <p>Olyan városban is játszhattok, ahol mind a húsz épület helye véletlen, vagy olyanban, amely mindig ugyanaz.</p>`,
    "C1.3": () => html`<p>
        Kezdetben semmi sincs felépítve: minden lapka egy <b>épület</b> tervét mutatja a szabad <b>mezőivel</b>. A
        piactérnek nincsenek mezői. Sosem épül fel, és nem ad jutalmat.
      </p>`,
    "C1.4": ({ facts }) => html`<p>
        A senkinél sem lévő arany sárkánylángok alkotják a <b>készletet</b>. Kezdetben két, három, négy játékosnál
        ${facts.players.map(({ scales }) => scales).join(", ")} van benne.
      </p>`,
    "C1.5": () => html`<p>A három sárkány a városon kívül vár. Minden figura a piactéren áll.</p>`,
    "C1.6": ({ facts }) => html`<p>
        Mindenkinek ${facts.markers} építőköve és a kezében ${facts.hand} kártyája van, de se kristálya, se sárkánylángja.
        A többi kártya a lefordított húzópakli.
      </p>`,
    "C1.7": () => html`<p>
        Az obeliszk mezői alulról telnek meg. Hogy melyek vannak játékban, a játékosok számától függ; mindet mutatja a lenti
        táblázat.
      </p>`,
    "C1.8": () =>
      html`<p>A kezdő játékosról megegyeztek, vagy kisorsoljátok. Utána sorban következtek.</p>`,

    "C2.1": () => html`<p>Egy kör három részből áll, ebben a sorrendben:</p>
      <ol class="steps">
        <li><b>Mozgás</b>: a figurád lép, kártyák pedig őt vagy a sárkányokat mozgatják.</li>
        <li><b>Építés</b>: betöltöd annak az épületnek a mezőit, ahol állsz, vagy felajánlasz a piactéren.</li>
        <li><b>Eldobás és húzás</b>.</li>
      </ol>
      <p>Bármelyiket kihagyhatod, csak húzni kell mindig.</p>`,
    "C2.2": () => html`<p>
        Az első építés vagy felajánlás véget vet a mozgásnak: a megmaradt lépések elvesznek. A kör befejezése mindkét részt
        lezárja.
      </p>`,
    "C2.3": () => html`<p>
        Kártyát csak a saját körödben használsz. Egy kártya vagy a képességével, vagy az értékével hat, a kettővel együtt
        soha. Használat után rögtön a dobópaklira kerül.
      </p>`,

    "C3.1": ({ facts }) => html`<p>
        A figurádnak ${facts.steps} lépése van. Egy lépés olyan lapkára visz, amely oldalával érintkezik a tieddel, átlósan
        soha. Egy lapkán bármennyi figura és sárkány állhat, és helyben is maradhatsz.
      </p>
      <p>Egy út annyi lépésbe kerül, amilyen hosszú a legrövidebb változata. Hogy merre mész, más különbséget nem tesz.</p>`,
    "C3.2": ({ facts, card }) => html`<p>
        Lépéseid előtt, között és után ezeket a képességeket használhatod, akárhányat és bármilyen sorrendben:
      </p>
      <ul class="dots">
        <li>
          ${card("V1")}, ${card("T1")}, ${card("A1")}: a piros, a zöld, a kék sárkány bármelyik lapkára <b>repül</b>, kívülről
          a városba is.
        </li>
        <li>
          ${card("V2")}, ${card("T2")}, ${card("A2")}: ugyanaz a sárkány 1–${facts.dragonSteps} lapkát <b>lép</b>, ha a
          városban van.
        </li>
        <li>${card("F1")}: a figurád bármelyik lapkára <b>repül</b>. Megmaradt lépései megvannak.</li>
        <li>${card("F2")}: a figurád <b>${facts.extraSteps} további lépést</b> kap. Több ilyen összeadódik.</li>
      </ul>`,
    "C3.3": () => html`<p>
        A képességnek változtatnia kell valamin: senki sem repül oda, ahol már van, és a sárkány nem jár körbe. Te azonban
        elmehetsz egy lapkára és vissza.
      </p>`,
    "C3.4": ({ people }) => html`<p>
        A 3-as kártyák semmit sem mozgatnak, ahogy ezek a népek sem: ${people("K")}, ${people("M")}, ${people("H")},
        ${people("P")}. Az első építés vagy felajánlás után ebben a körben már semmi sem mozog.
      </p>`,

    "C4.1": () => html`<p>
        Egy még el nem készült épületen annyi szabad mezőt tölthetsz be egymás után, amennyit ki tudsz fizetni. Mindegyiket
        külön fizeted, és ráteszed egy építőkövedet. Építőkő nélkül nem építhetsz.
      </p>`,
    "C4.2": () => html`<p>
        Egy mezőnek <b>száma</b> és <b>színe</b> van. Olyan színű kártyákkal fizetsz, amelyek értéke együtt legalább ennyi.
        A többlet elvész: egy kártya nem fizet két mezőért.
      </p>`,
    "C4.3": () => html`<p>
        <b>Saját színű</b> az a kártya, amelynek népe a mező színét viseli. A maga értékét éri; így a barna kártya is a barna,
        a fehér a fehér és a sárga a sárga mezőn.
      </p>`,
    "C4.4": ({ card }) => html`<p>
        <b>Joker:</b> ${card("K1")} bármelyik színben 1-et ér, egymagában vagy másokkal együtt.
      </p>`,
    "C4.5": ({ card }) => html`<p>
        <b>Párok:</b> ${card("M1")} és ${card("M2")} közül bármelyik kettő együtt 3-at ér, bármelyik színben. Több párt is
        használhatsz, más kártyákkal együtt is. ${card("M3")} nem alkot párt. Barna mezőn a barna kártya ehelyett a maga
        értékét is érheti.
      </p>`,
    "C4.6": ({ card }) => html`<p>
        <b>Átszínezés:</b> egy fizetésnél ${card("H1")} legfeljebb négy, <em>egyazon néphez tartozó</em> kártyát színez a mező
        színére, ${card("H2")} egyet. Az átszínezett kártya a maga értékét éri; a Hoax, amely átszínezi, semmit sem ér. Több
        Hoaxot is használhatsz, mindegyiket más kártyákhoz.
      </p>
      <p>
        Barna és fehér kártya is átszínezhető. Ezzel elveszti a képességét: két átszínezett barna kártya nem alkot párt.
      </p>`,
    "C4.7": ({ card }) => html`<p>
        Csak azt mondod meg, mely kártyákkal fizetsz. Akkor érvényes, ha van rá mód, hogy <em>mindegyiknek</em> haszna
        legyen: minden képességéért használt Hoax legalább egy kártyát átszínez, de nem olyat, amely már jó színű, nem ilyet:
        ${card("K1")}, és nem egy pár tagját.
      </p>`,
    "C4.8": ({ words: { buildings } }) => html`<p>
        <b>${buildings.royal_palace}:</b> négy mezőjét bármelyik színben fizetheted, zöldben is, de egy mezőt egyetlen színben.
        A különböző mezők színe eltérhet.
      </p>`,
    "C4.9": () => html`<p>
        Az asztal azokat a fizetéseket ajánlja, amelyekben nincs fölösleges kártya. Többet is fizethetsz, ha magad választod
        a kártyákat, amíg mindegyiknek haszna van (lásd fent).
      </p>`,
    "C4.10": ({ rule }) => html`<p>
        Amivel fizetsz, rögtön a dobópaklira kerül. Az e körben jutalmul kapott kártyák ehhez későn jönnek
        (${rule("C6.4")}).
      </p>`,

    "C5.1": () => html`<p>
        A kör <em>első</em> építésekor a lapkán álló minden sárkány után egy arany sárkánylángot kapsz. A kör további
        építései már nem hoznak. A piactéren a sárkányok nem adnak semmit.
      </p>`,
    "C5.2": ({ rule }) => html`<p>
        Sárkánylángot két alkalommal lehet kapni: a sárkányoktól és egy épület értékelésekor (${rule("C6")}). A sárkányoké az
        első. Ami egy alkalommal jár, azt egyszerre kapjátok meg. Ha a készlet kevés, a hiány jár, és úgy számít, mintha
        nálad volna.
      </p>`,
    "C5.3": () => html`<p>
        Ha egy ilyen alkalom után a készlet üres, rögtön, minden más előtt jön a sárkánylángok <b>értékelése</b>, egyszer.
      </p>`,
    "C5.4": () => html`<p>
        Akinek egyedül van a legtöbb sárkánylángja, 6 kristályt kap. Ha többen állnak az élen, mindegyikük 3-at kap. Mindenki
        más, akinek legalább 3 sárkánylángja van, szintén 3 kristályt kap.
      </p>
      <p class="example">
        4, 4, 3 és 1 sárkánylángért 3, 3, 3 és 0 kristály jár; 5, 3, 2 sárkánylángért 6, 3, 0.
      </p>`,
    "C5.5": ({ rule }) => html`<p>
        Aki kristályt kapott, minden sárkánylángját visszaadja a készletbe. A többiek megtartják a magukét, és a készlet
        ennyivel kisebb (${rule("C1.4")}).
      </p>
      <p>Házi szabály szerint mindenki visszaadja.</p>`,
    "C5.6": () => html`<p>
        Így egy körben kétszer is lehet értékelés: egyszer a sárkányok adománya után, egyszer egy épület után.
      </p>`,

    "C6.1":
      () => html`<p>Amikor egy épület utolsó mezője betelik, rögtön értékelni kell, ebben a sorrendben:</p>
      <ol class="steps">
        <li>
          A <b>Mester Építész</b>, akinek a legtöbb építőköve van rajta, megkapja a csillag melletti jutalmat. Egyenlőségnél az,
          akinek az építőköve a legbaloldalibb.
        </li>
        <li>
          <b>Minden építő</b>, vagyis akinek építőköve van rajta, egyszer megkapja a csillag alatti jutalmat.
        </li>
        <li>
          Minden építő megkapja továbbá minden olyan épület <b>szomszédsági</b> jutalmát, amely oldalával érinti, és már
          korábban elkészült, egyszer-egyszer.
        </li>
      </ol>`,
    "C6.2": () => html`<p>
        Ezután az építőkövek visszakerülnek a gazdáikhoz, és a terv megfordul: az épület elkészült. A figurák és sárkányok
        rajta maradnak.
      </p>`,
    "C6.3": () => html`<p>
        A kristály sosem fogy el. A kártyákat a fenti sorrendben kell húzni; minden lépésnél először az, aki soron van, aztán
        a többiek sorban, ki-ki az északi, keleti, déli és nyugati szomszéd után.
      </p>`,
    "C6.4": () => html`<p>
        Ha te vagy soron, a jutalmul kapott kártyák lefordítva félre kerülnek a köröd végéig. A húzás után veszed fel őket. A
        többiek rögtön felveszik a magukét.
      </p>`,

    "C7.1": () => html`<p>
        A piactéren körönként egy felajánlást tehetsz: kifizeted kristályban az obeliszk legalsó szabad mezőjének számát, és
        odateszel egy építőkövet. Építőkő vagy kristály nélkül nem megy.
      </p>`,
    "C7.2": ({ card }) => html`<p>
        Ezután minden eldobott ${card("P1")} vagy ${card("P2")} <b>további felajánlást</b> enged ugyanabban a körben. Ára a
        következő mező száma és még 1 vagy 2 kristály, a Pillar értéke.
      </p>`,
    "C7.3": () =>
      html`<p>A piactéren álló sárkányok nem adnak semmit. Az obeliszkre tett építőkövek a játék végéig ott maradnak.</p>`,

    "C8.1": ({ facts }) => html`<p>
        A köröd végén legfeljebb ${facts.discards} kártyát dobsz el a kezedből, aztán ${facts.draws} kártyával többet húzol,
        mint amennyit eldobtál. A kezed bármekkora lehet. A félretett kártyák nem dobhatók el.
      </p>`,
    "C8.2": () => html`<p>
        Ha húzni kell, és a húzópakli üres, a dobópakli megkeverve az új húzópakli lesz, e kör lapjaival együtt. Ha ott sincs
        lap, kevesebbet húzol.
      </p>`,

    "C9.1": ({ facts }) => html`<p>
        Aki eljut ${facts.players.map(({ offeringsToWin }) => offeringsToWin).join(", ")} felajánlásig (két, három, négy
        játékos esetén), azonnal nyer.
      </p>`,
    "C9.2": () => html`<p>
        Ha egy építőkő lerakása és minden következménye után senkinek sincs építőköve a készletében, a játék döntetlen.
      </p>`,
    "C9.3": () => html`<p>
        Ha mind a húsz épület elkészült, és senki sem nyert, kezdődik a <b>versenyfutás</b>. A körök folytatódnak, de akinek van
        építőköve és kristálya a következő felajánláshoz, annak a piactérre kell sietnie, és meg kell tennie: minden útnak és
        repülésnek közelebb kell vinnie, az útnak annyi lapkával, ahány lépés, és nem fejezheti be a kört, amíg útközben van
        még lépése, vagy a piactéren nem ajánlott fel. Repülni, több lépést kérni és többször felajánlani továbbra sem
        kötelező. Aki nem tud fizetni, szabad.
      </p>
      <p>
        Amint senkinek sincs kristálya a következő mezőre, a játék véget ér. A legtöbb felajánlás nyer, utána a legtöbb
        megmaradt kristály; akik mindkettőben egyenlők, együtt nyernek.
      </p>`,
    "C9.4": ({ rule }) => html`<p>
        Ha három fordulón át senki sem épített vagy ajánlott fel, a körödben kijelentheted, hogy <b>végeztél</b>. Ez nem fejezi
        be a kört, és nem köt semmire. Bármelyik építés vagy felajánlás minden kijelentést érvénytelenít, és a fordulók
        számlálása újrakezdődik. Az utolsó kijelentéssel a játék véget ér, a sorrend olyan, mint itt: ${rule("C9.3")}.
      </p>`,
    "C9.5": ({ rule }) => html`<p>
        Megegyezhettek a körök számában, amely után a játék véget ér; a sorrend olyan, mint itt: ${rule("C9.3")}.
      </p>`,

    "C10.1": () => html`<p>
        Mindenki láthatja a várost, az összes építőkövet, figurát és sárkányt, az obeliszket, a készletet, mindenki
        sárkánylángjait és felajánlásait, hogy kinek hány kártyája van, a dobott lapokat, a húzópakli nagyságát és mindazt, ami
        történt.
      </p>`,
    "C10.2": () => html`<p>
        A kezedet és kristályaid számát csak te ismered. Házi szabály szerint a kristályok nyíltak.
      </p>`,
    "C10.3": () => html`<p>A húzópakli sorrendjét és a félretett kártyákat senki sem ismeri.</p>`,
    "C10.4": () => html`<p>
        Hogy mit tehetsz, abból következik, amit tudhatsz. Csak az dönt, aki soron van.
      </p>`,
    "C10.5": () =>
      html`<p>Hogy ki milyen kártyákat húz, csak ő maga tudja meg, amikor felveszi őket.</p>`,
  },

  figures: {
    city: "A város: a piactér és a szomszédai az alap elrendezésben",
    tile: "Egy terv magyarázata",
    tileParts: [
      "Az épület neve.",
      "A legtöbb építőkőért, a csillag mellett.",
      "Minden építőnek, a csillag alatt.",
      "Egy később elkészülő szomszéd minden építőjének.",
      "A mezői: a számot annak a népnek a színében fizesd, amelynek a jele látszik.",
    ],
    payments: "Fizetések magyarázata",
    paymentOf: (value, people) => `${value} – ${people}; fizetve ezzel:`,
    powers: "A kártyák és képességeik",
    people: "Nép",
    value: (value) => `Érték: ${value}`,
    noPower: "Nincs képessége",
    obelisk: "Az obeliszk a játékosok száma szerint",
    players: (count) => `${count} játékos`,
    boxesUpwards: "Mezők alulról",
    toWin: "Győzelemhez",
    scales: "Sárkánylángok",
    buildings: "Minden épület",
    building: "Épület",
    boxes: "Mezők",
  },
};
