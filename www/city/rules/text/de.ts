/** The rules in German. */

import { html } from "lit";
import type { RulesText } from "../text.js";

export const rules: RulesText = {
  title: "Die Regeln",
  contents: "Inhalt",
  aim: ({ facts }) => html`<p>
      Die Stadt des blauen Mondes besteht erst aus Plänen. Mit den Karten ihrer acht Völker bezahlst du Abschnitte der
      Gebäude. Ist ein Gebäude fertig, werden alle belohnt, die daran mitgebaut haben, vor allem mit Kristallen. Die
      Drachen geben goldene Schuppen, die von Zeit zu Zeit zu Kristallen werden.
    </p>
    <p>
      Kristalle werden am Obelisken geopfert, und jedes Opfer ist teurer als die früheren oder gleich teuer. Wer zuerst
      ${facts.players.map(({ offeringsToWin }) => offeringsToWin).join(", ")} Opfer gebracht hat (zu zweit, zu dritt, zu
      viert), gewinnt.
    </p>`,

  chapters: {
    C1: "Aufbau",
    C2: "Ein Zug",
    C3: "Bewegen",
    C4: "Bauen",
    C5: "Drachen und goldene Schuppen",
    C6: "Ein Gebäude wird fertig",
    C7: "Opfern",
    C8: "Abwerfen und ziehen",
    C9: "Das Ende der Partie",
    C10: "Was offen liegt",
  },

  rules: {
    "C1.1": () => html`<p>Es spielen zwei, drei oder vier.</p>`,
    "C1.2": ({ words: { buildings } }) => html`<p>
        Die Stadt hat 21 Tafeln: ein Quadrat von fünf mal fünf ohne seine Ecken. In der Mitte liegt der
        <b>Marktplatz</b>. Daran grenzen: ${buildings.fire_temple} (Norden), ${buildings.royal_palace} (Osten),
        ${buildings.earth_temple} (Süden) und ${buildings.water_temple} (Westen). Die anderen sechzehn Gebäude liegen, wie
        der Zufall es will.
      </p>
      <p>
        Ihr könnt auch in einer Stadt spielen, in der alle zwanzig Gebäude zufällig liegen, oder in einer, die immer gleich
        ist.
      </p>`,
    "C1.3": () => html`<p>
        Am Anfang ist nichts gebaut: Jede Tafel zeigt den Plan eines <b>Gebäudes</b> mit seinen freien
        <b>Bauabschnitten</b>. Der Marktplatz hat keine. Er wird nie gebaut und bringt keine Belohnung.
      </p>`,
    "C1.4": ({ facts }) => html`<p>
        Goldene Schuppen, die niemand besitzt, bilden den <b>Vorrat</b>. Am Anfang sind es zu zweit, zu dritt, zu viert
        ${facts.players.map(({ scales }) => scales).join(", ")} Schuppen.
      </p>`,
    "C1.5": () =>
      html`<p>Die drei Drachen warten außerhalb der Stadt. Alle Figuren stehen auf dem Marktplatz.</p>`,
    "C1.6": ({ facts }) => html`<p>
        Alle haben ${facts.markers} Bausteine und ${facts.hand} Karten auf der Hand, aber weder Kristalle noch Schuppen.
        Die übrigen Karten sind der verdeckte Nachziehstapel.
      </p>`,
    "C1.7": () => html`<p>
        Die Felder des Obelisken werden von unten nach oben belegt. Welche es gibt, hängt von der Zahl der Spieler ab; die
        Tabelle unten zeigt sie alle.
      </p>`,
    "C1.8": () => html`<p>
        Wer beginnt, wird vereinbart oder ausgelost. Danach geht es reihum.
      </p>`,

    "C2.1": () => html`<p>Ein Zug hat drei Phasen, in dieser Reihenfolge:</p>
      <ol class="steps">
        <li><b>Bewegung</b>: Deine Figur geht, und Karten bewegen sie oder die Drachen.</li>
        <li>
          <b>Bauen</b>: Du besetzt Bauabschnitte des Gebäudes, bei dem du bist, oder opferst auf dem Marktplatz.
        </li>
        <li><b>Abwerfen und ziehen</b>.</li>
      </ol>
      <p>Du darfst jede davon auslassen; nur gezogen wird immer.</p>`,
    "C2.2": () => html`<p>
        Sobald du zum ersten Mal baust oder opferst, ist die Bewegung vorbei: Übrige Schritte verfallen. Wenn du den Zug
        beendest, enden beide Phasen.
      </p>`,
    "C2.3": () => html`<p>
        Du nutzt Karten nur im eigenen Zug. Eine Karte dient entweder ihrer Sonderfunktion oder ihrem Wert, nie beidem.
        Benutzt kommt sie sofort auf den Ablagestapel.
      </p>`,

    "C3.1": ({ facts }) => html`<p>
        Deine Figur hat ${facts.steps} Schritte. Ein Schritt führt auf eine Tafel, die mit einer Seite an deine grenzt, nie
        über Eck. Auf einer Tafel dürfen beliebig viele Figuren und Drachen stehen, und du darfst bleiben, wo du bist.
      </p>
      <p>Ein Weg kostet so viele Schritte, wie er mindestens lang ist. Welchen du nimmst, ist sonst gleich.</p>`,
    "C3.2": ({ facts, card }) => html`<p>
        Vor, zwischen und nach deinen Schritten darfst du diese Sonderfunktionen nutzen, so viele du willst und in jeder
        Reihenfolge:
      </p>
      <ul class="dots">
        <li>
          ${card("V1")}, ${card("T1")}, ${card("A1")}: Der rote, der grüne, der blaue Drache <b>fliegt</b> auf eine
          beliebige Tafel, auch von außen in die Stadt.
        </li>
        <li>
          ${card("V2")}, ${card("T2")}, ${card("A2")}: Derselbe Drache <b>zieht</b> 1 bis ${facts.dragonSteps} Tafeln
          weit, wenn er in der Stadt ist.
        </li>
        <li>
          ${card("F1")}: Deine Figur <b>fliegt</b> auf eine beliebige Tafel. Ihre übrigen Schritte behält sie.
        </li>
        <li>
          ${card("F2")}: Deine Figur bekommt <b>${facts.extraSteps} Schritte mehr</b>. Mehrere solche Karten zählen
          zusammen.
        </li>
      </ul>`,
    "C3.3": () => html`<p>
        Eine Sonderfunktion muss etwas ändern: Niemand fliegt dorthin, wo er schon ist, und kein Drache geht im Kreis. Du
        darfst aber auf eine Tafel gehen und wieder zurück.
      </p>`,
    "C3.4": ({ people }) => html`<p>
        Karten mit Wert 3 bewegen nichts, ebenso wenig ${people("K")}, ${people("M")}, ${people("H")} und
        ${people("P")}. Nach dem ersten Bauen oder Opfern bewegt sich in diesem Zug nichts mehr.
      </p>`,

    "C4.1": () => html`<p>
        An einem Gebäude, das nicht fertig ist, darfst du so viele freie Bauabschnitte besetzen, wie du bezahlen kannst,
        einen nach dem anderen. Jeder wird für sich bezahlt, und du setzt einen deiner Bausteine darauf. Ohne Baustein
        kannst du nicht bauen.
      </p>`,
    "C4.2": () => html`<p>
        Ein Bauabschnitt hat eine <b>Zahl</b> und eine <b>Farbe</b>. Du bezahlst mit Karten dieser Farbe, deren Werte
        zusammen mindestens die Zahl ergeben. Was darüber ist, verfällt: Keine Karte bezahlt zwei Abschnitte.
      </p>`,
    "C4.3": () => html`<p>
        Eine <b>passende</b> Karte ist vom Volk, dessen Farbe der Bauabschnitt hat. Sie zählt ihren Wert; so auch braune
        Karten in einem braunen, weiße in einem weißen und gelbe in einem gelben Abschnitt.
      </p>`,
    "C4.4": ({ card }) => html`<p>
        <b>Joker:</b> Jeder ${card("K1")} zählt 1 in jeder Farbe, allein oder mit anderen Karten.
      </p>`,
    "C4.5": ({ card }) => html`<p>
        <b>Paare:</b> Zwei beliebige Karten aus ${card("M1")} und ${card("M2")} zählen zusammen 3, in jeder Farbe. Du
        darfst mehrere Paare nutzen, auch mit anderen Karten. ${card("M3")} bildet kein Paar. In einem braunen Abschnitt
        darf eine braune Karte stattdessen ihren eigenen Wert zählen.
      </p>`,
    "C4.6": ({ card }) => html`<p>
        <b>Umfärben:</b> Für eine Bezahlung färbt ${card("H1")} bis zu vier Karten <em>eines Volkes</em> in die Farbe des
        Abschnitts um, ${card("H2")} eine Karte. Eine umgefärbte Karte zählt ihren Wert; der Hoax, der sie umfärbt, zählt
        nichts. Du darfst mehrere Hoax nutzen, jeden für eigene Karten.
      </p>
      <p>
        Auch braune und weiße Karten lassen sich umfärben. Dabei verlieren sie ihre Sonderfunktion: Zwei umgefärbte braune
        Karten bilden kein Paar.
      </p>`,
    "C4.7": ({ card }) => html`<p>
        Du sagst nur, mit welchen Karten du bezahlst. Das gilt, wenn es einen Weg gibt, auf dem <em>alle</em> von Nutzen
        sind: Jeder Hoax, der wegen seiner Sonderfunktion dabei ist, färbt mindestens eine Karte um, und keine, die schon
        die richtige Farbe hat, keinen ${card("K1")} und keine Karte eines Paares.
      </p>`,
    "C4.8": ({ words: { buildings } }) => html`<p>
        <b>${buildings.royal_palace}:</b> Seine Bauabschnitte darfst du in jeder beliebigen Farbe bezahlen, auch in Grün,
        jeden aber in einer einzigen. Verschiedene Abschnitte dürfen verschiedene Farben haben.
      </p>`,
    "C4.9": () => html`<p>
        Der Tisch schlägt die Bezahlungen vor, bei denen keine Karte zu viel ist. Du darfst auch mehr zahlen, wenn du die
        Karten selbst wählst, solange jede von Nutzen ist (wie oben).
      </p>`,
    "C4.10": ({ rule }) => html`<p>
        Womit du bezahlst, kommt sofort auf den Ablagestapel. Karten, die du in diesem Zug als Belohnung erhältst, kommen
        dafür zu spät (${rule("C6.4")}).
      </p>`,

    "C5.1": () => html`<p>
        Mit dem <em>ersten</em> Bauabschnitt eines Zuges erhältst du für jeden Drachen auf der Tafel eine goldene Schuppe.
        Weitere Abschnitte desselben Zuges bringen keine mehr. Auf dem Marktplatz geben Drachen nichts.
      </p>`,
    "C5.2": ({ rule }) => html`<p>
        Schuppen gibt es bei zwei Gelegenheiten: von den Drachen und bei der Wertung eines Gebäudes (${rule("C6")}). Die
        Drachen kommen zuerst. Was bei einer Gelegenheit fällig ist, wird zusammen vergeben. Reicht der Vorrat nicht, gilt
        das Fehlende als geschuldet und zählt, als hättest du es.
      </p>`,
    "C5.3": () => html`<p>
        Ist der Vorrat nach einer dieser Gelegenheiten leer, werden die Schuppen sofort <b>gewertet</b>, einmal und vor
        allem anderen.
      </p>`,
    "C5.4": () => html`<p>
        Wer allein die meisten Schuppen hat, erhält 6 Kristalle. Liegen mehrere an der Spitze gleichauf, erhalten sie je 3. Alle
        anderen mit mindestens 3 Schuppen erhalten ebenfalls 3 Kristalle.
      </p>
      <p class="example">
        Bei 4, 4, 3 und 1 Schuppen gibt es 3, 3, 3 und 0 Kristalle; bei 5, 3, 2 gibt es 6, 3, 0.
      </p>`,
    "C5.5": ({ rule }) => html`<p>
        Wer Kristalle erhalten hat, gibt alle seine Schuppen in den Vorrat zurück. Die anderen behalten ihre, und der
        Vorrat ist um so viel kleiner (${rule("C1.4")}).
      </p>
      <p>Nach einer Hausregel geben alle ihre Schuppen zurück.</p>`,
    "C5.6": () => html`<p>
        So können die Schuppen in einem Zug zweimal gewertet werden: einmal, nachdem die Drachen ihre gegeben haben, und
        einmal nach einem Gebäude.
      </p>`,

    "C6.1": () => html`<p>
        Ist der letzte Bauabschnitt eines Gebäudes besetzt, wird es sofort gewertet, in dieser Reihenfolge:
      </p>
      <ol class="steps">
        <li>
          Der <b>Große Baumeister</b>, wer die meisten Bausteine darauf hat, erhält die Belohnung neben dem Stern. Unter
          mehreren ist es, wessen Baustein am weitesten links liegt.
        </li>
        <li>
          <b>Alle Beteiligten</b>, also wer einen Baustein darauf hat, erhalten die Belohnung unter dem Stern, einmal.
        </li>
        <li>
          Alle Beteiligten erhalten außerdem die <b>Nachbarschaftsbelohnung</b> jedes Gebäudes, das mit einer Seite daran
          grenzt und schon vorher fertig war, je einmal.
        </li>
      </ol>`,
    "C6.2": () => html`<p>
        Danach gehen die Bausteine an ihre Besitzer zurück, und der Plan wird umgedreht: Das Gebäude ist fertig. Figuren
        und Drachen bleiben darauf.
      </p>`,
    "C6.3": () => html`<p>
        Kristalle gehen nie aus. Karten werden in der obigen Reihenfolge gezogen; bei jedem Schritt zuerst von dem, der am
        Zug ist, dann von den anderen reihum, jeweils für die Nachbarn im Norden, Osten, Süden und Westen.
      </p>`,
    "C6.4": () => html`<p>
        Bist du am Zug, liegen die Karten deiner Belohnung verdeckt beiseite, bis dein Zug vorbei ist. Du nimmst sie nach
        dem Ziehen auf. Die anderen nehmen ihre sofort.
      </p>`,

    "C7.1": () => html`<p>
        Auf dem Marktplatz darfst du einmal im Zug opfern: Du zahlst die Zahl des untersten freien Feldes des Obelisken in
        Kristallen und setzt dort einen Baustein ein. Ohne Baustein oder Kristalle geht es nicht.
      </p>`,
    "C7.2": ({ card }) => html`<p>
        Danach erlaubt jeder ${card("P1")} oder ${card("P2")}, den du abwirfst, ein <b>weiteres Opfer</b> im selben Zug. Es
        kostet die Zahl des nächsten Feldes und 1 oder 2 Kristalle mehr, den Wert des Pillar.
      </p>`,
    "C7.3": () => html`<p>
        Drachen auf dem Marktplatz geben nichts. Bausteine auf dem Obelisken bleiben bis zum Ende dort.
      </p>`,

    "C8.1": ({ facts }) => html`<p>
        Am Ende deines Zuges wirfst du bis zu ${facts.discards} Handkarten ab und ziehst dann ${facts.draws} mehr, als du
        abgeworfen hast. Die Hand darf beliebig groß werden. Karten, die beiseiteliegen, können nicht abgeworfen werden.
      </p>`,
    "C8.2": () => html`<p>
        Ist der Nachziehstapel leer und muss gezogen werden, wird der Ablagestapel gemischt und zum neuen Nachziehstapel,
        auch mit den Karten dieses Zuges. Gibt es auch dort keine, ziehst du weniger.
      </p>`,

    "C9.1": ({ facts }) => html`<p>
        Wer ${facts.players.map(({ offeringsToWin }) => offeringsToWin).join(", ")} Opfer gebracht hat (zu zweit, zu dritt,
        zu viert), gewinnt sofort.
      </p>`,
    "C9.2": () => html`<p>
        Hat niemand mehr einen Baustein im Vorrat, nachdem einer gesetzt wurde und alles daraus gefolgt ist, endet die
        Partie unentschieden.
      </p>`,
    "C9.3": () => html`<p>
        Sind alle zwanzig Gebäude fertig und hat niemand gewonnen, beginnt der <b>Wettlauf</b>. Es geht weiter reihum, aber
        wer einen Baustein und die Kristalle für das nächste Opfer hat, muss zum Marktplatz eilen und es bringen: Jeder Weg
        und jeder Flug muss ihn näher bringen, ein Weg um so viele Tafeln, wie er Schritte kostet. Er kann den Zug nicht
        beenden, solange er unterwegs noch Schritte hat oder auf dem Marktplatz nicht geopfert hat. Flüge, weitere Schritte
        und weitere Opfer bleiben freigestellt. Wer nicht zahlen kann, ist frei.
      </p>
      <p>
        Sobald niemand die Kristalle für das nächste Feld hat, endet die Partie. Es gewinnt, wer die meisten Opfer gebracht
        hat, dann wer die meisten Kristalle übrig hat; wer in beidem gleich ist, teilt sich den Sieg.
      </p>`,
    "C9.4": ({ rule }) => html`<p>
        Nach drei Runden, in denen niemand gebaut oder geopfert hat, darfst du in deinem Zug erklären, dass du
        <b>fertig</b> bist. Das beendet deinen Zug nicht und bindet dich nicht. Jedes Bauen oder Opfern macht alle
        Erklärungen hinfällig, und die Runden zählen von vorn. Mit der letzten Erklärung endet die Partie und wird gewertet
        wie in ${rule("C9.3")}.
      </p>`,
    "C9.5": ({ rule }) => html`<p>
        Ihr könnt eine Zahl von Zügen vereinbaren, nach der die Partie endet, gewertet wie in ${rule("C9.3")}.
      </p>`,

    "C10.1": () => html`<p>
        Offen für alle sind die Stadt, alle Bausteine, Figuren und Drachen, der Obelisk, der Vorrat, die Schuppen und Opfer
        aller, wie viele Karten jemand hat, der Ablagestapel, die Größe des Nachziehstapels und alles, was getan wurde.
      </p>`,
    "C10.2": () => html`<p>
        Deine Hand und die Zahl deiner Kristalle kennst nur du. Nach einer Hausregel liegen die Kristalle offen.
      </p>`,
    "C10.3": () => html`<p>
        Niemand kennt die Reihenfolge des Nachziehstapels und die Karten, die beiseiteliegen.
      </p>`,
    "C10.4": () => html`<p>
        Was du tun kannst, folgt aus dem, was du wissen darfst. Nur wer am Zug ist, entscheidet.
      </p>`,
    "C10.5": () => html`<p>
        Welche Karten jemand zieht, erfährt nur er selbst, sobald er sie aufnimmt.
      </p>`,
  },

  figures: {
    city: "Die Stadt: der Marktplatz und was in der Standardstadt um ihn liegt",
    tile: "Ein Plan erklärt",
    tileParts: [
      "Der Name des Gebäudes.",
      "Für die meisten Bausteine, neben dem Stern.",
      "Für alle Beteiligten, unter dem Stern.",
      "Für alle Beteiligten an einem Nachbarn, der später fertig wird.",
      "Seine Bauabschnitte: Zahle die Zahl in der Farbe des Volkes, dessen Zeichen sie zeigen.",
    ],
    payments: "Bezahlungen erklärt",
    paymentOf: (value, people) => `${value} in ${people} wird bezahlt mit`,
    powers: "Die Karten und ihre Sonderfunktionen",
    people: "Volk",
    value: (value) => `Wert ${value}`,
    noPower: "Keine",
    obelisk: "Der Obelisk nach der Zahl der Spieler",
    players: (count) => `${count} Spieler`,
    boxesUpwards: "Felder von unten",
    toWin: "Opfer zum Sieg",
    scales: "Schuppen",
    buildings: "Alle Gebäude",
    building: "Gebäude",
    boxes: "Bauabschnitte",
  },
};
