/** What the guide says, in traditional Chinese. */

import type { GuideText } from "../lesson.js";

export const guide: GuideText = {
  names: ["露娜", "米洛"],

  otherwise: {
    walk: "你可以走到那裡，但這一課要去別的地方。",
    flyDragon: "巨龍可以飛到那裡，但現在先走另一步。",
    walkDragon: "巨龍可以走到那裡，但現在先走另一步。",
    fly: "你可以飛到那裡，但要花掉這張牌，先留著吧。",
    extraSteps: "多兩步很好，但現在用不到。",
    contribute: "規則允許這樣支付。但這一課之後還需要那些牌，請用上面說的牌。",
    offer: "你可以獻祭，但要先做別的事。",
    endTurn: "你可以這樣結束回合。但這一課請只棄上面說的牌。",
    declareDone: "可以，但這一課還沒結束。",
  },

  steps: {
    welcome: {
      title: "歡迎來到藍月之城",
      text: () => [
        "你是露娜，對手是米洛。你們一起重建城市，但只有一人獲勝：最先在方尖塔獻祭水晶六次的玩家。",
        "想看什麼都可以隨時點開。這一課接下來要你做的，會有金色外框。",
      ],
    },
    plans: {
      title: "等待修建的圖稿",
      text: () => [
        "每個板塊都是一座建築的圖稿。底部的方格有數字和一族的標誌：這就是那一部分的價錢，以及要用哪一族的牌。",
        "上方的角落寫著建好後給什麼。你的手牌在下面，你的角色在中央。",
      ],
    },
    walk: {
      title: "行走",
      text: ({ buildings }) => [
        `每回合你有兩步，只能走向邊相鄰的板塊，不能斜走。你有紅色牌，所以去${buildings.mill}：先選它，再走過去。`,
      ],
    },
    colour: {
      title: "用同色的牌支付",
      text: ({ card, buildings }) => [
        `${buildings.mill}是紅色的。用 ${card("T3")} 修建 3 點方格：同色的牌按點數計算。`,
      ],
    },
    wild: {
      title: "Khind 百搭",
      text: ({ card }) => [
        `一回合可以修建好幾個方格，各用各的牌。用 ${card("T1")} 和 ${card("K1")} 修建中間的 2 點方格：每張綠色 Khind 在任何顏色都算 1 點。`,
      ],
    },
    discard: {
      title: "回合結束",
      text: ({ card }) => [
        `你一定會抽兩張牌，每棄一張就多抽一張，最多棄兩張。結束回合，選 ${card("V1")} 棄掉，然後抽三張。`,
      ],
    },
    otherTurn: {
      title: "米洛的回合",
      text: ({ buildings }) => [
        `米洛走到${buildings.water_temple}，在那裡修建一個方格。他棄兩張牌，抽四張。你看不到他抽了什麼。`,
      ],
    },
    dragon: {
      title: "召喚巨龍",
      text: ({ card, buildings }) => [
        `許多牌有能力，可以用來代替點數。${card("A1")} 讓藍色巨龍飛行：先選這張牌，再選${buildings.citadel}。`,
        "黑、紅、藍色的 2 點牌讓城中的巨龍行走；灰色的牌帶著你的角色移動。",
      ],
    },
    follow: {
      title: "跟著巨龍",
      text: ({ buildings }) => [`在巨龍所在的地方修建，會得到金色龍鱗。走到${buildings.citadel}。`],
    },
    pair: {
      title: "Mimix 成雙",
      text: ({ card }) => [
        `兩張 1 點或 2 點的棕色牌合計 3 點，可當任何顏色。用 ${card("V2")} 和一對 ${card("M2", 2)} 支付 5 點。`,
      ],
    },
    rewards: {
      title: "一座建築完工了",
      text: ({ buildings }) => [
        `${buildings.citadel}只有一個方格，所以建好了。你先因巨龍得到一片龍鱗。接著按圖稿的角落：標記最多者得到星號旁的一片龍鱗；每位修建者得到下方的一顆水晶。`,
        "你的標記已經收回。右上角的獎勵現在在建築底下，給之後在旁邊修建的人。",
      ],
    },
    keepAll: {
      title: "全部留著",
      text: () => ["結束回合。這次不棄牌，抽兩張。"],
    },
    pass: {
      title: "米洛在收集牌",
      text: () => ["米洛沒有修建，又棄了兩張牌：等待的人選擇更多。"],
    },
    nextDoor: {
      title: "在房子旁邊",
      text: ({ buildings }) => [
        `${buildings.aqueduct}與${buildings.citadel}相鄰。它竣工時，每位修建者也會得到鄰居的獎勵。走過去吧。`,
      ],
    },
    turn: {
      title: "Hoax 轉換顏色",
      text: ({ card }) => [
        `你沒有藍色牌，但有一張白色牌：${card("H2")} 可將一張牌轉成方格的顏色，${card("H1")} 可轉同一族最多四張。`,
        `用 ${card("K1", 2)}、${card("H2")} 和 ${card("P3")} 支付 5 點：Pillar 變成藍色，算 3 點；Hoax 本身不計點。`,
      ],
    },
    neighbour: {
      title: "鄰居的獎勵",
      text: ({ buildings }) => [
        `除了它自己的獎勵，隔壁的${buildings.citadel}還給你一顆水晶。每座完工的鄰居都會給，所以房子之間是好地方。`,
      ],
    },
    replace: {
      title: "換一張牌",
      text: ({ card }) => [`結束回合，棄掉 ${card("F1")}，抽三張。`],
    },
    yourMill: {
      title: "米洛完成了你的建築",
      text: ({ buildings }) => [
        `米洛修建了${buildings.mill}的最後一個方格。但你在那裡的標記最多：你抽兩張牌，兩人各得一顆水晶。`,
      ],
    },
    temple: {
      title: "房子之間的寺廟",
      text: ({ buildings }) => [
        `${buildings.fire_temple}夾在${buildings.citadel}與${buildings.mill}之間。走過去。`,
      ],
    },
    black: {
      title: "在對的地方開始",
      text: ({ card }) => [
        `用 ${card("V3")} 修建 3 點方格。不必一次完成整座建築。別人會接著修建，然後一起分享。`,
      ],
    },
    sort: {
      title: "尋找黑色牌",
      text: ({ card }) => [
        `你需要更多黑色牌。棄掉目前用處不大的 ${card("T1")} 和 ${card("P2")}，抽四張。`,
      ],
    },
    shared: {
      title: "米洛一起修建",
      text: ({ card }) => [
        `米洛混合支付寺廟的 5 點：一張黑色牌、一張 Khind，以及被 ${card("H2")} 轉成黑色的 ${card("M3")}。`,
      ],
    },
    finish: {
      title: "完成寺廟",
      text: ({ card }) => [`你抽到需要的牌了：用 ${card("V2", 2)} 修建最後的 4 點方格。`],
    },
    majority: {
      title: "得到了什麼",
      text: () => [
        "三個標記中有兩個是你的：2 顆水晶。兩人都出了力：各 2 顆。兩個鄰居又各給每人 1 顆。若標記一樣多，就由最左邊的標記決定。",
        "你現在有 10 顆水晶。米洛只知道你有一些。",
      ],
    },
    scales: {
      title: "龍鱗何時結算",
      text: () => [
        "供應區的龍鱗一拿完，就立刻結算：最多者得 6 顆水晶，其他有三片以上的人各得 3 顆。",
        "得到水晶的人歸還龍鱗，巨龍又重新開始給。",
      ],
    },
    later: {
      title: "兩輪之後",
      text: () => ["現在看一會兒。你們繼續修建，米洛完成你開始的建築時，你也會得到獎勵。"],
    },
    courtyard: {
      title: "前往方尖塔",
      text: ({ buildings }) => [
        `你有 17 顆水晶：該獻祭一些了。獻祭要在${buildings.courtyard}進行，走過去吧。`,
      ],
    },
    offer: {
      title: "第一次獻祭",
      text: () => ["方尖塔最低的空格寫著價錢，而且會越來越貴。每回合可以獻祭一次：獻上 7 顆水晶。"],
    },
    pillar: {
      title: "Pillar 開路",
      text: ({ card }) => [
        `每張 ${card("P1")} 或 ${card("P2")} 可再獻祭一次，多付 1 或 2 顆水晶。用 ${card("P2")} 再獻祭：7 加 2 是 9。`,
      ],
    },
    theEnd: {
      title: "如何結束",
      text: () => [
        "六次獻祭已完成兩次。誰先完成第六次，立刻獲勝。",
        "如果在那之前整座城市都完工了，就開始競賽：付得起的人必須趕往中央庭院；等到沒有人付得起時，獻祭最多者獲勝。",
      ],
    },
    farewell: {
      title: "城市就交給你了",
      text: () => [
        "你需要知道的就這些。凡是做不到的事，桌面都會說明原因，旁邊的編號可以打開規則。",
        "從這裡繼續玩，兩人共用一個螢幕，或者和朋友開始新的一局。",
      ],
    },
  },
};
