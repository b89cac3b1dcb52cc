import type { NewsSource } from "../source";

/** What happens in the company, the newest first. */
export const companyNews: readonly NewsSource[] = [
  {
    id: 18,
    category: "company-news",
    createdAt: "2026-10-28T09:00:00+08:00",
    hits: 1502,
    thumbnail: "three-languages.svg",
    texts: {
      "zh-CN": {
        title: "繁体中文帮助中心上线",
        summary: "不是转换字形，是用台湾的说法重新写了一遍。",
        body: `帮助中心的常用文章现在有了繁体中文版，连同影片字幕和错误信息。我们没有用软件转换，而是请熟悉台湾店铺用语的同事逐篇重写：导入写“匯入”，账号写“帳號”，打印写“列印”。

搜索时简体、繁体互通，用哪一种字都找得到同一篇。还没写好的文章会先显示简体，并在顶上说明。

看到别扭的句子，在文末点“没有，说说原因”，我们会改。`,
      },
      "zh-TW": {
        title: "繁體中文說明中心上線",
        summary: "不是轉換字形，而是以台灣的說法重新撰寫。",
        body: `說明中心的常用文章現在有了繁體中文版，影片字幕與錯誤訊息也一併完成。我們沒有用軟體轉換，而是請熟悉台灣店家用語的同事逐篇重寫，門市、品項、對帳，都是店裡每天說的話。

搜尋時簡體、繁體互通，用哪一種字都找得到同一篇。尚未完成的文章會先顯示簡體，並在上方說明。

看到不順的句子，請在文末點「沒有，說說原因」，我們會修改。`,
      },
      "en-US": {
        title: "The help center in Traditional Chinese",
        summary: "Not converted character by character, but rewritten in the words used in Taiwan.",
        body: `The articles people read most are now available in Traditional Chinese, with video captions and error messages. No converter was used. Colleagues who know how shops in Taiwan speak wrote each article again.

Search understands both scripts and finds the same article from either. Articles that are not ready yet appear in Simplified Chinese, with a note on top.

If a sentence sounds wrong, choose “No, say why” below the article and we will change it.`,
      },
    },
  },
  {
    id: 19,
    category: "company-news",
    createdAt: "2026-09-22T09:00:00+08:00",
    hits: 284,
    texts: {
      "zh-CN": {
        title: "中秋、国庆期间客服照常",
        summary: "9月25日至10月7日每天9:00–18:00有人接。",
        body: `中秋和国庆正是很多店最忙的时候，客服不休息：9月25日至10月7日，每天9:00–18:00（UTC+8）在线。

其中10月1日至3日人手少一半，等候会长一些。急事打电话，账单和发票的问题可以留言，节后第一个工作日回复。

上门培训从10月8日恢复。`,
      },
      "zh-TW": {
        title: "中秋、十月連假客服照常服務",
        summary: "9月25日至10月7日每天9:00–18:00有專人接聽。",
        body: `連假正是許多店家最忙的時候，客服不休息：9月25日至10月7日，每天9:00–18:00（UTC+8）在線上。

其中10月1日至3日人力減半，等候時間會稍長。急事請來電，帳單與發票問題可以留言，連假後第一個工作日回覆。

到府教學自10月8日恢復。`,
      },
    },
  },
  {
    id: 20,
    category: "company-news",
    createdAt: "2026-08-20T09:00:00+08:00",
    hits: 467,
    texts: {
      "zh-CN": {
        title: "代理商夏季交流会：聊得最多的是续费",
        summary: "48位代理商到场，半天讲产品，半天互相讲办法。",
        body: `8月15日，48位代理商来到义乌。上午讲产品接下来的三件事：分店周报、蓝牙设备、代理后台的到期提醒。

下午换代理商讲。大家说得最多的是续费：到期前60天就该联系，到期那天再打电话，多半已经晚了。有人把客户按到期日贴在墙上，一周看一次。

这面墙我们记下来了，之后会做进代理后台。`,
      },
      "zh-TW": {
        title: "代理商夏季交流會：談得最多的是續約",
        summary: "48位代理商到場，半天談產品，半天互相分享做法。",
        body: `8月15日，48位代理商來到義烏。上午介紹產品接下來的三件事：分店週報、藍牙裝置、代理後台的到期提醒。

下午由代理商分享。大家談得最多的是續約：到期前60天就該聯絡，到期當天才打電話，多半已經太晚。有人把客戶依到期日貼在牆上，每週看一次。

這面牆我們記下來了，之後會做進代理後台。`,
      },
      "en-US": {
        title: "At the agents' summer meeting, renewals were the topic",
        summary: "Forty-eight agents: half a day about the product, half a day about each other's methods.",
        body: `On 15 August 48 agents came to Yiwu. The morning was about three things to come: reports by store, Bluetooth devices, and expiry reminders for agents.

In the afternoon the agents spoke, mostly about renewals. The time to call is 60 days before the end; on the day itself it is usually too late. One of them pins customers to a wall by expiry date and looks at it once a week.

We took notes of that wall. It will find its way into the partner area.`,
      },
    },
  },
  {
    id: 21,
    category: "company-news",
    createdAt: "2026-08-03T09:00:00+08:00",
    hits: 352,
    texts: {
      "zh-CN": {
        title: "隐私政策更新，9月1日起生效",
        summary: "写清了设备编号什么时候生成，删掉了不再用的两项。",
        body: `[隐私政策](/privacy)更新为2026.2版，9月1日起生效。改了三处：

- 设备编号只在你同意或登录之后才生成；
- 广告转化和点击记录要先经你同意，不同意不影响使用；
- 删去通讯录和精确位置两项，产品已经不再读取。

想对照旧版，写信到privacy@stockbook.example，一年内都可以要。`,
      },
      "zh-TW": {
        title: "隱私權政策更新，9月1日起生效",
        summary: "說明裝置識別碼何時產生，並刪除不再使用的兩項。",
        body: `[隱私權政策](/privacy)更新為2026.2版，9月1日起生效，共修改三處：

- 裝置識別碼只在您同意或登入之後才會產生；
- 廣告轉換與點擊紀錄須先經您同意，不同意也不影響使用；
- 刪除通訊錄與精確位置兩項，產品已不再讀取。

想對照舊版，請來信privacy@stockbook.example，一年內皆可索取。`,
      },
      "en-US": {
        title: "New privacy policy from 1 September",
        summary: "It says when a device ID is made, and drops two items we no longer use.",
        body: `The [privacy policy](/privacy) becomes version 2026.2 on 1 September. Three things change:

- a device ID is made only after you agree or log in;
- ad conversions and click records need your consent first, and saying no costs you nothing;
- contacts and exact location are gone, because the product no longer reads them.

To compare it with the old version, write to privacy@stockbook.example. For a year you can have it from there.`,
      },
    },
  },
  {
    id: 22,
    category: "company-news",
    createdAt: "2026-07-01T09:00:00+08:00",
    hits: 1168,
    thumbnail: "four-figures.svg",
    texts: {
      "zh-CN": {
        title: "截至2026年6月的四个数",
        summary: "260万商户、30多个行业、117个国家和地区、82.6%年续费率，各是怎么数的。",
        body: `网站首页的四个数每半年更新一次。这次截至2026年6月底：

- **260万商户**：注册过并且开过至少一张单的账号；
- **30+个行业**：商户自己选的行业，每个行业至少1,000家；
- **117个国家和地区**：按登录时的地区计，一年内有登录；
- **82.6%年续费率**：过去12个月到期的订阅里，到期后30天内续上的比例。

这些是公司自己的统计，没有经过第三方核对。`,
      },
      "zh-TW": {
        title: "截至2026年6月的四個數字",
        summary: "260萬商家、30多個行業、117個國家與地區、82.6%年續約率，各是如何計算的。",
        body: `網站首頁的四個數字每半年更新一次，這次截至2026年6月底：

- **260萬商家**：註冊過，並且至少開過一張單的帳號；
- **30+個行業**：由商家自行選擇，每個行業至少1,000家；
- **117個國家與地區**：依登入地區計算，一年內曾登入；
- **82.6%年續約率**：過去12個月到期的訂閱中，到期後30天內續約的比例。

以上為公司自行統計，未經第三方查核。`,
      },
      "en-US": {
        title: "Four figures as of June 2026",
        summary:
          "2.6 million merchants, 30+ industries, 117 countries and regions, 82.6% renewals: how we count.",
        body: `The four figures on our home page are renewed twice a year. These are as of the end of June 2026:

- **2.6 million merchants**: accounts that signed up and wrote at least one invoice;
- **30+ industries**: as merchants chose them, with 1,000 merchants or more in each;
- **117 countries and regions**: by place of login within a year;
- **82.6% yearly renewals**: subscriptions that ended in the past 12 months and were renewed within 30 days.

They are the company's own figures and have not been audited.`,
      },
    },
  },
  {
    id: 23,
    category: "company-news",
    createdAt: "2026-04-23T09:00:00+08:00",
    hits: 398,
    texts: {
      "zh-CN": {
        title: "新手课改到每周三晚上八点",
        summary: "店关了门再听，四十分钟讲完第一周要用的事。",
        body: `原来的新手课在下午，正是店里忙的时候。从5月6日起改到每周三20:00，线上，四十分钟，不收费。

四周一轮：建货品、开单与打印、进货与盘点、对账与周报。错过的看回放，第二天中午前放到[帮助中心](/help)。

每节课留十分钟提问，问得多的会写成文章。`,
      },
      "zh-TW": {
        title: "新手課改到每週三晚上八點",
        summary: "打烊之後再聽，四十分鐘講完第一週要用的事。",
        body: `原本的新手課在下午，正是店裡忙的時候。從5月6日起改到每週三20:00，線上，四十分鐘，免費。

四週一輪：建立商品、開單與列印、進貨與盤點、對帳與週報。錯過的可以看重播影片，隔天中午前放到[說明中心](/help)。

每堂課留十分鐘提問，問得多的會寫成文章。`,
      },
      "en-US": {
        title: "The beginners' class moves to Wednesday evening",
        summary: "After closing time: forty minutes with all you need in the first week.",
        body: `The class used to be in the afternoon, when shops are busy. From 6 May it is on Wednesdays at 20:00 (UTC+8), online, forty minutes, free.

Four weeks make a round: goods, invoices and printing, purchases and counting, statements and the weekly report. Recordings are in the [help center](/help) by noon the next day.

Ten minutes are kept for questions. What many ask becomes an article.`,
      },
    },
  },
  {
    id: 24,
    category: "company-news",
    createdAt: "2026-03-12T09:00:00+08:00",
    hits: 721,
    texts: {
      "zh-CN": {
        title: "数据搬家完成，停了38分钟",
        summary: "3月8日凌晨2:00停，2:38恢复，比预告的两小时短。",
        body: `3月8日凌晨我们把数据库搬到了新机房。停机从2:00开始，2:38恢复，预告是两小时。

搬之前演练过三次，搬完用两种办法核对：每家店的单据张数，和每家店的库存合计。两边一致才放开登录。

停机期间用断网开单记下的单据，当天早上9:00前已全部补到账里。`,
      },
      "zh-TW": {
        title: "資料搬遷完成，停機38分鐘",
        summary: "3月8日凌晨2:00停機，2:38恢復，比預告的兩小時短。",
        body: `3月8日凌晨，我們把資料庫搬到新機房。停機從2:00開始，2:38恢復，預告為兩小時。

搬遷前演練過三次，完成後以兩種方式核對：每間店的單據張數，以及每間店的庫存合計。兩邊一致才開放登入。

停機期間先記在裝置上的單據，當天早上9:00前已全部補進帳裡。`,
      },
      "en-US": {
        title: "We moved the data in 38 minutes",
        summary: "Down at 2:00 on 8 March, back at 2:38; we had announced two hours.",
        body: `In the early hours of 8 March our databases moved to a new site. The service stopped at 2:00 (UTC+8) and was back at 2:38. We had announced two hours.

The move was rehearsed three times and checked in two ways afterward: the number of documents of every shop, and the total of its stock. Logins opened only when both agreed.

Invoices kept on devices during that time were in the books by 9:00 the same morning.`,
      },
    },
  },
  {
    id: 25,
    category: "company-news",
    createdAt: "2026-01-08T09:00:00+08:00",
    hits: 934,
    texts: {
      "zh-CN": {
        title: "国际版开放试用，用邮箱就能开始",
        summary: "不用中国手机号；英文、繁体中文、简体中文都有。",
        body: `在海外开店的朋友常问：没有中国手机号怎么注册。从今天起，国际版可以直接用邮箱申请[15天试用](/login)。

标准版98美元一年，专业版198美元一年，功能和国内版一样，货币和小数位按你所在的地方设。

时间默认按UTC+8显示，税目和单据抬头可以自己改。`,
      },
      "zh-TW": {
        title: "國際版開放試用，用電子郵件即可開始",
        summary: "不需中國手機號碼；英文、繁體中文、簡體中文都有。",
        body: `海外店家常問：沒有中國手機號碼要如何註冊。從今天起，國際版可以直接用電子郵件申請[15天試用](/login)。

標準版一年98美元，專業版一年198美元，功能與國內版相同，幣別與小數位數依您所在地設定。

時間預設以UTC+8顯示，稅目與單據抬頭可以自行修改。`,
      },
      "en-US": {
        title: "Try the international edition with just an email address",
        summary: "No Chinese phone number needed; English, Traditional and Simplified Chinese.",
        body: `Shopkeepers abroad often ask how to sign up without a Chinese phone number. From today an email address is enough for the [15-day trial](/login) of the international edition.

Standard is $98 a year and Professional $198. It does what the edition in China does, with the currency and decimals of your place.

Times are shown in UTC+8 unless you change them; tax names and invoice headings are yours to write.`,
      },
    },
  },
  {
    id: 26,
    category: "company-news",
    createdAt: "2025-12-18T09:00:00+08:00",
    hits: 319,
    texts: {
      "zh-CN": {
        title: "一次演练：机房断电之后",
        summary: "我们自己拉了闸，看账还在不在。",
        body: `12月13日，我们把一个机房的电断了。计划是5分钟内由另一个机房接手，实际用了3分20秒，没有一张单丢失。

也发现一个问题：正在打印的单会打两遍。原因是切换时重发了打印任务，现在每张单带上编号，重复的不再打。

这样的演练每季度一次，结果都会写出来。`,
      },
      "zh-TW": {
        title: "一次演練：機房斷電之後",
        summary: "我們自己切斷電源，看帳還在不在。",
        body: `12月13日，我們切斷了一座機房的電源。計畫是5分鐘內由另一座機房接手，實際用了3分20秒，沒有遺失任何單據。

也發現一個問題：正在列印的單會印兩遍。原因是切換時重送了列印工作，現在每張單都帶有編號，重複的不再列印。

這樣的演練每季一次，結果都會公開。`,
      },
      "en-US": {
        title: "A drill: what happens when the power goes",
        summary: "We pulled the plug ourselves to see whether the books were still there.",
        body: `On 13 December we cut the power of one site. The plan was for another site to take over within 5 minutes. It took 3 minutes 20 seconds and no document was lost.

We found one fault: invoices being printed at that moment came out twice, because the print job was sent again. Jobs now carry a number and a repeated one is dropped.

We do this every quarter and publish what we find.`,
      },
    },
  },
  {
    id: 27,
    category: "company-news",
    createdAt: "2025-10-30T09:00:00+08:00",
    hits: 256,
    texts: {
      "zh-CN": {
        title: "六个城市招代理：临沂、佛山、成都、武汉、沈阳、西安",
        summary: "熟悉当地批发市场，愿意上门教会客户，就可以申请。",
        body: `这六个城市的批发市场大，咨询多，上门的人不够。我们想找熟悉当地市场的人一起做。

不收加盟费，不压货。按客户实付金额分成，客户续费也算；怎么算、怎么提，[代理加盟](/join-agent.html)页面写着，具体比例签约时定。

申请之后3个工作日内回复，先做两天培训，再跟着老代理跑一周。`,
      },
    },
  },
  {
    id: 28,
    category: "company-news",
    createdAt: "2025-08-21T09:00:00+08:00",
    hits: 203,
    texts: {
      "zh-CN": {
        title: "招两位站过柜台的产品经理",
        summary: "会不会画图不要紧，要紧的是知道旺季那天有多忙。",
        body: `我们在找两位产品经理，一位管开单与打印，一位管库存与盘点。

- 在批发或零售店里做过一年以上；
- 能把一件事写清楚，写短；
- 每个月愿意去店里站两天。

面试题只有一道：把你店里最麻烦的一件事讲给我们听，再说说你会怎么改。`,
      },
    },
  },
  {
    id: 29,
    category: "company-news",
    createdAt: "2025-06-05T09:00:00+08:00",
    hits: 178,
    texts: {
      "zh-CN": {
        title: "县城里的半天课：从本子到手机",
        summary: "六个县，每县半天，讲完当场把自己的货录进去。",
        body: `六月到八月，我们去六个县，每县办一次半天的课，不收费，自带手机就行。

前一个小时讲：货品怎么起名、单位怎么设、赊账怎么记。后两个小时动手：带上进货单，当场录二十种自己的货，开三张单，打一张对账单再走。

没有轮到的县，同样的内容有视频，在[帮助中心](/help)搜“第一天”。`,
      },
      "zh-TW": {
        title: "縣城裡的半天課：從本子到手機",
        summary: "六個縣，每縣半天，聽完當場輸入自己的商品。",
        body: `六月到八月，我們前往六個縣，每縣舉辦一次半天的免費課程，自備手機即可。

前一個小時講解：商品如何命名、單位如何設定、賒帳如何記錄。後兩個小時實作：帶著進貨單，當場輸入二十種自己的商品，開三張單，印一張對帳單再離開。

沒有輪到的縣，同樣的內容有影片，請在[說明中心](/help)搜尋「第一天」。`,
      },
      "en-US": {
        title: "Half a day in town: from notebook to phone",
        summary: "Six county towns, half a day each, and you leave with your own goods entered.",
        body: `From June to August we visit six county towns and hold a free half-day class in each. Bring your phone.

The first hour explains how to name goods, choose units and note credit. The next two are practice: bring a delivery note, enter twenty of your own goods, write three invoices and print one statement before you go.

For other towns the same lesson is on video. Search the [help center](/help) for “first day”.`,
      },
    },
  },
];
