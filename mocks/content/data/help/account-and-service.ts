import type { HelpSource } from "../source";

/** Help of the root category 109: logging in, plans and payment, referrals and withdrawals. */
export const accountAndServiceArticles: HelpSource[] = [
  {
    id: 2170,
    category: 191,
    kind: "manual",
    createdAt: "2025-12-01T09:00:00+08:00",
    updatedAt: "2026-10-27T10:00:00+08:00",
    hits: 3540,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "收不到短信验证码，或提示已过期",
        summary: "“短信验证码已过期”“短信验证码发送失败”“操作过于频繁，请三分钟后重试”各是什么意思。",
        body: `## 看提示

| 提示 | 意思 | 怎么办 |
| --- | --- | --- |
| 请输入短信验证码 | 还没填 | 填收到的6位数字 |
| 验证码错误 | 填的不是最新那条 | 看最后一条短信 |
| 短信验证码已过期 | 超过10分钟 | 重新获取 |
| 短信验证码发送失败 | 没发出去 | 核对手机号，过一会再点 |
| 操作过于频繁，请三分钟后重试 | 点得太快 | 等满三分钟，刷新也不会变短 |

## 一直没收到

1. 看手机的拦截短信里有没有。
2. 欠费、换卡后一小时内，短信常会晚到。
3. 60秒倒数完再点一次，只有最后一条有效。
4. 三次都没有，改用密码登录，或找客服。

客服不会向你要验证码，谁要都别给。`,
      },
      "zh-TW": {
        title: "收不到簡訊驗證碼，或顯示已過期",
        summary: "「簡訊驗證碼已過期」「簡訊驗證碼傳送失敗」「操作過於頻繁，請三分鐘後重試」各代表什麼。",
        body: `## 依訊息處理

| 訊息 | 意思 | 怎麼辦 |
| --- | --- | --- |
| 請輸入簡訊驗證碼 | 尚未填寫 | 填收到的6位數字 |
| 驗證碼錯誤 | 填的不是最新一則 | 看最後一則簡訊 |
| 簡訊驗證碼已過期 | 超過10分鐘 | 重新取得 |
| 簡訊驗證碼傳送失敗 | 沒有送出 | 核對手機號碼，稍後再按 |
| 操作過於頻繁，請三分鐘後重試 | 按得太快 | 等滿三分鐘，重新整理也不會縮短 |

## 一直沒收到

1. 查看手機的封鎖簡訊。
2. 欠費、換卡後一小時內，簡訊常會延遲。
3. 60秒倒數結束再按一次，只有最後一則有效。
4. 三次都沒有，請改用密碼登入，或聯絡客服。

客服不會向您索取驗證碼，任何人要都請勿提供。`,
      },
      "en-US": {
        title: "The SMS code does not arrive or has expired",
        summary:
          "What “The SMS code has expired”, “The SMS code failed to send” and “Too many attempts. Try again in three minutes” mean.",
        body: `## What the message means

| Message | Meaning | What to do |
| --- | --- | --- |
| Enter the SMS code | nothing entered yet | enter the 6 digits you got |
| The verification code is incorrect | not the newest one | look at the last message |
| The SMS code has expired | more than 10 minutes old | ask for a new one |
| The SMS code failed to send | it never left | check the number, try a little later |
| Too many attempts. Try again in three minutes | asked too often | wait three full minutes; reloading does not shorten it |

## It never arrives

1. Look among blocked messages on the phone.
2. Messages come late for an hour after a new SIM card.
3. When the 60 seconds are over, ask again. Only the last code counts.
4. After three tries, log in with your password or contact support.

Support never asks for a code. Give it to nobody.`,
      },
    },
  },
  {
    id: 2171,
    category: 191,
    kind: "manual",
    createdAt: "2026-01-29T10:00:00+08:00",
    updatedAt: "2026-10-27T10:30:00+08:00",
    hits: 1876,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "请先完成滑块验证：拖不动、一直失败",
        summary: "“请先完成滑块验证”“滑块验证失败”怎么过，不能拖时怎么用键盘。",
        body: `## 看提示

- “请先完成滑块验证”：先把滑块拖到最右边，再点登录或获取验证码。
- “滑块验证失败（3）”：括号里是原因：1没拖到底，2太快，3轨迹不像手动，4算术题答错或过期。停一秒，再慢慢拖一次。
- “图形验证码或参数为空”：换成了图形码，却没填。填上图里的字。
- “获取验证码出错”：图没取到，点图换一张。

## 不方便拖动

1. 按Tab，让滑块出现绿框。
2. 用左右方向键移动，一次一小格。
3. 对准后按回车。也可以点“改用算术题”。

## 还是过不去

| 原因 | 怎么办 |
| --- | --- |
| 浏览器太旧 | 更新或换一个 |
| 插件拦了脚本 | 对本站关掉插件 |
| 手机时间不准 | 打开自动校时 |`,
      },
      "zh-TW": {
        title: "請先完成滑塊驗證：拖不動、一直失敗",
        summary: "「請先完成滑塊驗證」「滑塊驗證失敗」怎麼通過，無法拖曳時怎麼用鍵盤。",
        body: `## 依訊息處理

- 「請先完成滑塊驗證」：先把滑塊拖到最右邊，再按登入或取得驗證碼。
- 「滑塊驗證失敗（3）」：括號裡是原因：1沒拖到底，2太快，3軌跡不像手動，4算術題答錯或過期。停一秒，再慢慢拖一次。
- 「圖形驗證碼或參數為空」：已改用圖形碼但沒有填。請填上圖中的字。
- 「取得驗證碼出錯」：圖片沒有載入，按圖換一張。

## 不方便拖曳

1. 按Tab，讓滑塊出現綠框。
2. 用左右方向鍵移動，一次一小格。
3. 對準後按Enter。也可以選「改用算術題」。

## 還是無法通過

| 原因 | 怎麼辦 |
| --- | --- |
| 瀏覽器太舊 | 更新或換一個 |
| 擴充功能擋住指令碼 | 對本站停用擴充功能 |
| 手機時間不準 | 開啟自動校時 |`,
      },
      "en-US": {
        title: "Complete the slider verification first: it sticks or fails",
        summary:
          "How to get past “Complete the slider verification first” and “Slider verification failed”, also by keyboard.",
        body: `## What the message means

- “Complete the slider verification first”: drag the slider all the way to the right, then log in or ask for a code.
- “Slider verification failed (3)”: the number tells the reason: 1 not at the end, 2 too fast, 3 not dragged by hand, 4 a wrong or expired sum. Wait a second and move it slowly.
- “The image code or a parameter is empty”: a picture code is asked for. Type what it shows.
- “Could not get the verification code”: the picture did not load. Tap it for another.

## Without dragging

1. Press Tab until the slider has a green frame.
2. Move it with the arrow keys, one small step each.
3. Press Enter when it fits. Or choose Use a sum instead.

## It still fails

| Cause | What to do |
| --- | --- |
| An old browser | update it or use another |
| An extension blocks scripts | turn it off for this site |
| The phone's clock is wrong | let it set itself |`,
      },
    },
  },
  {
    id: 2172,
    category: 191,
    kind: "manual",
    createdAt: "2026-02-17T14:00:00+08:00",
    updatedAt: "2026-09-24T16:00:00+08:00",
    hits: 2233,
    readingMinutes: 3,
    texts: {
      "zh-CN": {
        title: "请求超时、网络状况不佳：网络报错怎么看",
        summary: "“请求超时”“当前网络不稳定”“未登录或登录已超时”等提示的原因和办法。",
        body: `先记住：提示出现时，没保存的内容还在页面上，别急着关。

## 网络的提示

| 提示 | 原因 | 怎么办 |
| --- | --- | --- |
| 请求超时 | 60秒没有回音 | 点“再试”；付款时先查订单 |
| 请求超时，请重试 | 同上 | 同上 |
| 网络状况不佳 | 连着网，但传不动 | 换无线或移动网络 |
| 当前网络不稳定 | 设备断网 | 看飞行模式和网线 |
| 网络错误，请重试 | 中途断了 | 点“再试” |
| 请求错误（502） | 我们这边出错 | 5分钟后再试 |
| 请求错误（404） | 地址不对 | 从首页重新进 |
| 请求错误：收到的回答读不出来，可能没传完 | 网断在半路，或公共无线网要先登录 | 点“再试”；公共无线网先登录再试 |
| 请求错误：页面出了错，再试还不行就重新打开 | 网页的程序出错 | 重新打开这一页 |

## 登录的提示

“未登录或登录已超时”：登录满30天，或在另一台电脑退出了全部设备。重新登录后会回到原来那一页。

## 找客服时带上

提示的整句话、大约几点、在哪一页。截图更好。`,
      },
      "zh-TW": {
        title: "請求逾時、網路狀況不佳：網路訊息怎麼看",
        summary: "「請求逾時」「目前網路不穩定」「未登入或登入已逾時」等訊息的原因和處理方式。",
        body: `請先記住：出現訊息時，未儲存的內容仍在頁面上，請勿急著關閉。

## 網路訊息

| 訊息 | 原因 | 怎麼辦 |
| --- | --- | --- |
| 請求逾時 | 60秒沒有回應 | 按「再試一次」；付款時請先查訂單 |
| 請求逾時，請重試 | 同上 | 同上 |
| 網路狀況不佳 | 已連線但無法傳輸 | 換無線或行動網路 |
| 目前網路不穩定 | 裝置離線 | 檢查飛航模式和網路線 |
| 網路錯誤，請重試 | 中途斷線 | 按「再試一次」 |
| 請求錯誤（502） | 我們這邊出錯 | 5分鐘後再試 |
| 請求錯誤（404） | 網址不對 | 從首頁重新進入 |
| 請求錯誤：收到的回應無法讀取，可能沒有傳完 | 傳到一半斷線，或公共無線網路要先登入 | 按「再試一次」；公共無線網路請先登入再試 |
| 請求錯誤：頁面發生錯誤，再試仍不行請重新載入 | 網頁的程式發生錯誤 | 重新載入這一頁 |

## 登入訊息

「未登入或登入已逾時」：登入滿30天，或已在另一台電腦登出所有裝置。重新登入後會回到原本那一頁。

## 聯絡客服時請附上

訊息整句、大約時間、在哪一頁。附上螢幕截圖更好。`,
      },
      "en-US": {
        title: "Request timeout, poor network condition: what network errors mean",
        summary:
          "Causes and remedies for “Request timeout”, “Network currently unstable” and “Not logged in or session timed out”.",
        body: `First of all: what you typed is still on the page when a message appears. Do not close it.

## Network messages

| Message | Cause | What to do |
| --- | --- | --- |
| Request timeout | no answer for 60 seconds | retry; when paying, look at the order first |
| Request timed out, please retry | the same | the same |
| Poor network condition | connected, but nothing gets through | change between Wi-Fi and mobile |
| Network currently unstable | the device is offline | look at flight mode and cables |
| Network error, please retry | the line broke half way | retry |
| Request error (502) | a fault on our side | try again in 5 minutes |
| Request error (404) | a wrong address | start from the home page |
| Request error: the answer cannot be read and may be incomplete | the line broke half way, or a public Wi-Fi asks for a login first | retry; on a public Wi-Fi, log in to it first |
| Request error: something on this page went wrong. If it does so again, reload it | a fault in the page | reload the page |

## Login messages

“Not logged in or session timed out”: 30 days have passed, or you logged out all devices elsewhere. Log in again and you are back on the same page.

## For support

The whole message, about when, and on which page. A screenshot is even better.`,
      },
    },
  },
  {
    id: 2173,
    category: 191,
    kind: "manual",
    createdAt: "2026-03-12T09:30:00+08:00",
    updatedAt: "2026-08-11T09:30:00+08:00",
    hits: 1365,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "注册不了：该手机号已注册、手机号格式不正确",
        summary: "注册页的每句提示，对应哪一栏、怎么改。",
        body: `## 看提示

| 提示 | 怎么办 |
| --- | --- |
| 手机号不能为空 | 填11位手机号 |
| 手机号格式不正确 | 不加86，不加空格 |
| 该手机号已注册 | 直接登录，或点“忘记密码” |
| 请先阅读并同意服务条款 | 勾上密码下面的方框 |

## 从没注册过，却说已注册

号码可能是运营商收回又放出的，或家里人用过。

1. 点“忘记密码”，用短信设一个新密码。
2. 进去后看店铺名。不认识，就找客服，报手机号和看到的店铺名。
3. 我们1个工作日内处理，原来的账本不会给你看到。

## 密码要多长

8到20位，字母和数字都要有。`,
      },
      "zh-TW": {
        title: "無法註冊：該手機號碼已註冊、手機號碼格式不正確",
        summary: "註冊頁的每句訊息，對應哪一欄、怎麼修改。",
        body: `## 依訊息處理

| 訊息 | 怎麼辦 |
| --- | --- |
| 手機號碼不能為空 | 填11位手機號碼 |
| 手機號碼格式不正確 | 不加86，不加空格 |
| 該手機號碼已註冊 | 直接登入，或按「忘記密碼」 |
| 請先閱讀並同意服務條款 | 勾選密碼下方的方框 |

## 從沒註冊過，卻顯示已註冊

號碼可能是電信公司收回後重新發放，或家人用過。

1. 按「忘記密碼」，用簡訊設定新密碼。
2. 登入後查看店名。若不認識，請聯絡客服，提供手機號碼和看到的店名。
3. 我們1個工作天內處理，您不會看到原本的帳本。

## 密碼要多長

8到20位，需同時包含英文字母和數字。`,
      },
      "en-US": {
        title: "Cannot sign up: This phone number is already registered",
        summary: "Every message of the sign-up page, its field and what to change.",
        body: `## What the message means

| Message | What to do |
| --- | --- |
| Enter your phone number | 11 digits |
| The phone number format is incorrect | no 86 in front, no spaces |
| This phone number is already registered | log in, or choose Forgot password |
| You must agree to the terms of service | check the box below the password |

## Registered, but not by you

The number may have had another owner, or someone in the family used it.

1. Choose Forgot password and set a new one by SMS.
2. Look at the shop's name. If it is not yours, tell support the phone number and that name.
3. We settle it within one working day, and you will not see the old book.

## Passwords

8 to 20 characters with letters and digits.`,
      },
    },
  },
  {
    id: 2174,
    category: 191,
    kind: "manual",
    createdAt: "2026-05-07T13:40:00+08:00",
    updatedAt: "2026-10-06T10:00:00+08:00",
    hits: 1194,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "给员工开账号，定能看什么",
        summary: "用员工自己的手机号开；成本、改价、作废三样最该先定。",
        body: `## 加一位员工

1. “设置”→“员工”→“添加”，填姓名和手机号。
2. 选角色，点“发邀请”。
3. 员工用短信登录一次，就能开单。

## 三种现成的角色（专业版）

| | 店长 | 店员 | 仓管 |
| --- | --- | --- | --- |
| 开单、收款 | 可以 | 可以 | 不可以 |
| 看成本和毛利 | 可以 | 不可以 | 可以 |
| 改价低于批发价 | 可以 | 不可以 | 不可以 |
| 作废单据 | 可以 | 不可以 | 不可以 |
| 盘点、调拨 | 可以 | 不可以 | 可以 |

## 员工走了

点“停用”，当场登出，名额空出来。他开过的单照旧，提成也还在。`,
      },
      "zh-TW": {
        title: "為員工開帳號，設定可以看什麼",
        summary: "用員工自己的手機號碼開通；成本、改價、作廢三項最應該先設定。",
        body: `## 新增一位員工

1. 「設定」→「員工」→「新增」，填姓名和手機號碼。
2. 選角色，按「傳送邀請」。
3. 員工用簡訊登入一次，就能開單。

## 三種預設角色（專業版）

| | 店長 | 店員 | 倉管 |
| --- | --- | --- | --- |
| 開單、收款 | 可以 | 可以 | 不可以 |
| 查看成本和毛利 | 可以 | 不可以 | 可以 |
| 改價低於批發價 | 可以 | 不可以 | 不可以 |
| 作廢單據 | 可以 | 不可以 | 不可以 |
| 盤點、調撥 | 可以 | 不可以 | 可以 |

## 員工離職

按「停用」，立即登出，名額釋出。他開過的單據不變，抽成也還在。`,
      },
      "en-US": {
        title: "Accounts for staff, and what they may see",
        summary: "Use their own phone number. Decide on costs, prices and voiding first.",
        body: `## Adding someone

1. Settings → Staff → Add: name and phone number.
2. Choose a role and send the invitation.
3. After one login by SMS they can write invoices.

## Three ready roles (Professional)

| | Manager | Clerk | Stock keeper |
| --- | --- | --- | --- |
| Invoices, payments | Yes | Yes | No |
| See cost and profit | Yes | No | Yes |
| Sell below wholesale | Yes | No | No |
| Void invoices | Yes | No | No |
| Stock counts, transfers | Yes | No | Yes |

## When someone leaves

Choose Disable: they are logged out at once and the place is free. Their invoices and commission stay.`,
      },
    },
  },
  {
    id: 2175,
    category: 192,
    kind: "manual",
    createdAt: "2026-01-20T10:00:00+08:00",
    updatedAt: "2026-11-04T11:00:00+08:00",
    hits: 2018,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "支付失败、已取消支付、一直在确认",
        summary: "先看订单，不要再付一次。“支付失败”和“暂无支付资格”各怎么办。",
        body: `## 先看订单

“用户中心”→“订单”，以那里写的为准。

| 订单写着 | 意思 | 怎么办 |
| --- | --- | --- |
| 已付清 | 钱到了 | 不用做什么 |
| 确认中 | 银行还没回话 | 等，**不要再付一次** |
| 待付款 | 没扣到钱 | 可以再付 |

确认一般20秒内有结果，最长24小时；没成，扣的钱原路退回。

## 看提示

- “支付失败”：余额不足、超限额或银行卡停用。换一种方式再付。
- “已取消支付”：付款窗口被关掉了，没有扣钱。
- “暂无支付资格，请联系服务商”：账号挂在代理名下，要由代理下单。
- “所选服务不存在”：这个服务已下架，回商城重选。

订单保留30分钟，过了会自动取消，优惠券退回。`,
      },
      "zh-TW": {
        title: "支付失敗、已取消支付、一直在確認",
        summary: "先看訂單，請勿重複付款。「支付失敗」和「暫無支付資格」各該怎麼辦。",
        body: `## 先看訂單

「使用者中心」→「訂單」，以該處顯示為準。

| 訂單顯示 | 意思 | 怎麼辦 |
| --- | --- | --- |
| 已付清 | 款項已收到 | 不需處理 |
| 確認中 | 銀行尚未回覆 | 等候，**請勿重複付款** |
| 待付款 | 沒有扣款 | 可以再付 |

一般20秒內有結果，最長24小時；未成功時，款項依原路退回。

## 依訊息處理

- 「支付失敗」：餘額不足、超過限額或銀行卡停用。請換一種方式再付。
- 「已取消支付」：付款視窗被關閉，沒有扣款。
- 「暫無支付資格，請聯絡服務商」：帳號隸屬代理，需由代理下單。
- 「所選服務不存在」：這項服務已下架，請回商城重選。

訂單保留30分鐘，逾時自動取消，優惠券退回。`,
      },
      "en-US": {
        title: "Payment failed, canceled, or still confirming",
        summary:
          "Look at the order first and do not pay again. What to do about “Payment failed” and the rest.",
        body: `## Look at the order first

User center → Orders. What it says there counts.

| The order says | Meaning | What to do |
| --- | --- | --- |
| Paid in full | the money is here | nothing |
| Confirming | the bank has not answered | wait, **do not pay again** |
| To pay | nothing was taken | you may pay |

Most answers come within 20 seconds, the slowest within 24 hours. If it fails, the money goes back the way it came.

## What the message means

- “Payment failed”: too little money, over the limit, or a blocked card. Pay another way.
- “Payment canceled”: the payment window was closed. Nothing was taken.
- “You are not eligible to pay. Contact the provider”: your account belongs to an agent, who orders for you.
- “The selected service does not exist”: it is no longer sold. Choose again in the mall.

An order is kept for 30 minutes, then canceled; coupons come back.`,
      },
    },
  },
  {
    id: 2176,
    category: 192,
    kind: "manual",
    createdAt: "2026-04-02T10:00:00+08:00",
    updatedAt: "2026-09-22T10:00:00+08:00",
    hits: 1247,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "从标准版升到专业版，补多少钱",
        summary: "只补剩下日子的差价，越晚升越少；付清后专业版马上能用。",
        body: `## 算法

（专业版年价－标准版年价）÷365×剩余整天数。

| 剩几天 | 算式 | 约补 |
| ---: | --- | ---: |
| 221 | 600.00÷365×221 | 363.29 |
| 166 | 600.00÷365×166 | 272.88 |
| 100 | 600.00÷365×100 | 164.38 |
| 5 | 600.00÷365×5 | 8.22 |

页面上写的是估算，以下单时服务器给的数为准。到期日不变。

## 怎么升

1. “用户中心”→“我的服务”→“升专业版”。
2. 看一遍逐行的差价，点“去付款”。
3. 付清后，专业版马上能用；没付清，还是标准版。

## 升完

多了2个用户名额，数据原样。不能退回标准版，到期续费时可以重选。`,
      },
      "zh-TW": {
        title: "從標準版升級到專業版，補多少錢",
        summary: "只補剩餘天數的差價，越晚升級越少；付清後專業版馬上可用。",
        body: `## 算法

（專業版年價－標準版年價）÷365×剩餘整天數。

| 剩餘天數 | 算式 | 約補 |
| ---: | --- | ---: |
| 221 | 600.00÷365×221 | 363.29 |
| 166 | 600.00÷365×166 | 272.88 |
| 100 | 600.00÷365×100 | 164.38 |
| 5 | 600.00÷365×5 | 8.22 |

頁面顯示的是估算，以下單時伺服器提供的金額為準。到期日不變。

## 怎麼升級

1. 「使用者中心」→「我的服務」→「升級專業版」。
2. 確認逐列的差價，按「前往付款」。
3. 付清後，專業版馬上可用；未付清前，仍為標準版。

## 升級之後

多2個使用者名額，資料不變。無法退回標準版，到期續約時可以重選。`,
      },
      "en-US": {
        title: "What an upgrade to Professional costs",
        summary: "Only the difference for the days left: the later, the less. Usable once paid in full.",
        body: `## The sum

(Professional a year − Standard a year) ÷ 365 × whole days left. With 598 and 1,198:

| Days left | Sum | About |
| ---: | --- | ---: |
| 221 | 600.00 ÷ 365 × 221 | 363.29 |
| 166 | 600.00 ÷ 365 × 166 | 272.88 |
| 100 | 600.00 ÷ 365 × 100 | 164.38 |
| 5 | 600.00 ÷ 365 × 5 | 8.22 |

The page shows an estimate; the amount given when you order is the one that counts. The expiry date stays.

## How

1. User center → My services → Upgrade.
2. Read the difference line by line and choose Pay.
3. Professional works once it is paid in full; until then it stays Standard.

## Afterward

Two more users, the same data. There is no way back to Standard, but you can choose again when you renew.`,
      },
    },
  },
  {
    id: 2177,
    category: 192,
    kind: "manual",
    createdAt: "2026-06-30T11:15:00+08:00",
    updatedAt: "2026-11-09T16:00:00+08:00",
    hits: 758,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "加用户、加店铺，按天算钱",
        summary: "加到主服务到期那天为止，按年价和剩下的天数算。",
        body: `## 怎么算

年价÷365×剩余整天数，和主服务同一天到期。例如一年150.00、480.00，现在的年价见价格页：

| 加什么 | 剩233天 | 剩365天 |
| --- | ---: | ---: |
| 1个用户 | 95.75 | 150.00 |
| 2个用户 | 191.51 | 300.00 |
| 1家店 | 306.41 | 480.00 |

## 怎么加

1. “我的服务”→“加用户”；要加店铺，找客服开。
2. 选几个，看一眼合计，付款。
3. 到“员工”里发邀请。

## 标准版能加店吗

标准版只有1家店，可以加用户，不能加店。要第二家店，先升专业版。`,
      },
      "zh-TW": {
        title: "加購使用者、門市，依天數計費",
        summary: "加到主服務到期日為止，依年價與剩餘天數計算。",
        body: `## 怎麼算

年價÷365×剩餘整天數，與主服務同一天到期。例如一年150.00、480.00，目前的年價請見價格頁：

| 加購項目 | 剩233天 | 剩365天 |
| --- | ---: | ---: |
| 1位使用者 | 95.75 | 150.00 |
| 2位使用者 | 191.51 | 300.00 |
| 1家店 | 306.41 | 480.00 |

## 怎麼加購

1. 「我的服務」→「加使用者」；要加購門市，請聯絡客服。
2. 選數量，確認合計，付款。
3. 到「員工」傳送邀請。

## 標準版可以加店嗎

標準版只有1家店，可以加購使用者，不能加購門市。需要第二家店時，請先升級專業版。`,
      },
      "en-US": {
        title: "More users or stores, paid by the day",
        summary: "Until your service expires: the price of a year for the days left.",
        body: `## The sum

Price a year ÷ 365 × whole days left. They expire together with the service. For example at 150.00 and 480.00 a year; what a year costs you is on the price page:

| What | 233 days left | 365 days left |
| --- | ---: | ---: |
| 1 user | 95.75 | 150.00 |
| 2 users | 191.51 | 300.00 |
| 1 store | 306.41 | 480.00 |

## How

1. My services → Add users. To add stores, ask support.
2. Choose how many, look at the total, pay.
3. Send invitations under Staff.

## Stores with Standard

Standard has one store. Users can be added, stores cannot; upgrade to Professional for a second one.`,
      },
    },
  },
  {
    id: 2178,
    category: 192,
    kind: "manual",
    createdAt: "2026-10-12T10:00:00+08:00",
    updatedAt: "2026-10-12T10:00:00+08:00",
    hits: 519,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "开电子发票，开错了怎么换",
        summary: "付清后就能开；开错了可以重开一次。",
        body: `## 怎么开

1. “用户中心”→“订单”→“开发票”。
2. 选抬头，没有就新建：公司名称和税号。
3. 提交后，一般10分钟内发到邮箱。

| 类型 | 要填什么 | 给谁 |
| --- | --- | --- |
| 普通发票 | 名称、税号 | 公司 |
| 个人 | 姓名 | 个人 |
| 专用发票 | 再加地址、电话、开户行、账号 | 一般纳税人 |

## 开错了

- 还没开出：点“改信息”，改完再提交。
- 开出了：点“重开”，原来的作废；只能重开一次。

发票金额是实付金额，优惠券抵掉的不开。例：原价598.00，券抵50.00，开548.00。`,
      },
    },
  },
  {
    id: 2179,
    category: 192,
    kind: "manual",
    createdAt: "2026-07-09T09:00:00+08:00",
    updatedAt: "2026-07-09T09:00:00+08:00",
    hits: 268,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "订阅邮件：邮箱不能为空、邮箱格式不正确",
        summary: "每月一封，只讲新功能；填不进去时看哪里。",
        body: `## 看提示

| 提示 | 怎么办 |
| --- | --- |
| 邮箱不能为空 | 先填再点“订阅” |
| 邮箱格式不正确 | 看有没有@，@后面有没有点 |
| 提交成功 | 好了，已订阅过的再填一次也没关系 |

例如shop@stockbook.example可以，shop@stockbook不行，最后多一个点也不行。全角的＠要改成半角。

## 退订

邮件最下面点“退订”，把写好的信发出来；客服收到后就不再寄。换邮箱就用新的再订一次，旧的退掉。`,
      },
      "zh-TW": {
        title: "訂閱電子報：信箱不能為空、信箱格式不正確",
        summary: "每月一封，只介紹新功能；無法送出時看哪裡。",
        body: `## 依訊息處理

| 訊息 | 怎麼辦 |
| --- | --- |
| 信箱不能為空 | 先填寫再按「訂閱」 |
| 信箱格式不正確 | 確認有沒有@，@後面有沒有點 |
| 提交成功 | 完成，已訂閱過的再填一次也沒關係 |

例如shop@stockbook.example可以，shop@stockbook不行，最後多一個點也不行。全形的＠請改成半形。

## 取消訂閱

在郵件最下方按「取消訂閱」，寄出寫好的信；客服收到後便不再寄送。更換信箱時請用新的再訂閱一次，並取消舊的。`,
      },
      "en-US": {
        title: "The newsletter: the email format is incorrect",
        summary: "One a month, about new functions only; and what to check when it is not accepted.",
        body: `## What the message means

| Message | What to do |
| --- | --- |
| Enter your email | type it first, then subscribe |
| The email format is incorrect | is there an @, and a dot after it |
| Submitted | done; a second time does no harm |

shop@stockbook.example is fine. shop@stockbook is not, nor is a dot at the end.

## Leaving

Choose Unsubscribe at the foot of the mail and send the email it writes; once support has it, no more come. For a new address, subscribe again and leave with the old one.`,
      },
    },
  },
  {
    id: 2180,
    category: 192,
    kind: "manual",
    createdAt: "2026-08-27T15:20:00+08:00",
    updatedAt: "2026-08-27T15:20:00+08:00",
    hits: 412,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "商城打不开：获取商品列表出错",
        summary: "价格没出来时先别下单，刷新、换网络、清缓存，三步试一遍。",
        body: `## 按顺序试

1. 看到“获取商品列表出错”，点“再试”，等10秒。
2. 换一个网络，例如从店里的无线换到手机流量。
3. 浏览器里按Ctrl和F5，强制刷新。

## 只有一部分出不来

| 出不来的 | 多半是 |
| --- | --- |
| 价格 | 登录过期，重新登录 |
| 优惠券 | 没有能用的，看“优惠券”页的原因 |
| 上次买的服务 | 已下架，选同名的新服务 |

## 急着续费

打400-000-0000，客服可以发付款链接给你，金额和商城一样。到期后30天内续上，数据不受影响。`,
      },
      "zh-TW": {
        title: "商城打不開：取得商品清單出錯",
        summary: "價格沒出現時先別下單，重新整理、換網路、清快取，三步試一遍。",
        body: `## 依序嘗試

1. 看到「取得商品清單出錯」，按「再試一次」，等10秒。
2. 換一個網路，例如從店裡的無線網路換到行動網路。
3. 在瀏覽器按Ctrl和F5，強制重新整理。

## 只有一部分沒出現

| 沒出現的 | 多半是 |
| --- | --- |
| 價格 | 登入過期，請重新登入 |
| 優惠券 | 沒有可用的，請看「優惠券」頁的原因 |
| 上次購買的服務 | 已下架，請選同名的新服務 |

## 急著續約

請撥400-000-0000，客服可以傳付款連結給您，金額與商城相同。到期後30天內續約，資料不受影響。`,
      },
      "en-US": {
        title: "The mall does not open: Could not get the product list",
        summary: "Do not order without prices. Retry, change the network, reload.",
        body: `## Try in this order

1. At “Could not get the product list” choose Try again and wait 10 seconds.
2. Change the network, for example from Wi-Fi to mobile.
3. In a browser press Ctrl and F5 to reload everything.

## Only a part is missing

| Missing | Mostly because |
| --- | --- |
| Prices | your login has ended; log in again |
| Coupons | none applies; the coupon page says why |
| The service you had | it is no longer sold; take the new one of that name |

## Renewing in a hurry

Call 400-000-0000. Support can send a payment link with the mall's own price. Renewed within 30 days of expiry, your data is as before.`,
      },
    },
  },
  {
    id: 2181,
    category: 193,
    kind: "manual",
    createdAt: "2026-02-24T10:00:00+08:00",
    updatedAt: "2026-10-30T10:00:00+08:00",
    hits: 1834,
    readingMinutes: 4,
    texts: {
      "zh-CN": {
        title: "提现：最少多少，税怎么扣",
        summary: "看到提示怎么办，和到手金额一行行的算法。",
        body: `## 到手多少（国内版，劳务报酬，按次）

4,000元以内减800，再按20%预扣。

| 提现 | 减除 | 应纳税额 | 税 | 到手 |
| ---: | ---: | ---: | ---: | ---: |
| 800 | 800 | 0 | 0 | 800 |
| 1,000 | 800 | 200 | 40 | 960 |
| 2,000 | 800 | 1,200 | 240 | 1,760 |

同一个月提几次，按全月合计算，再减已扣的。先提2,000再提500：2,500应扣340，已扣240，这次扣100，到手400。

国际版不扣税，由你按当地规定申报。

## 看提示

| 提示 | 怎么办 |
| --- | --- |
| 请输入提现金额 | 填数字 |
| 提现金额不正确 | 最多两位小数 |
| 提现金额不能为负数 | 去掉减号 |
| 提现金额不能为0 | 填100以上 |
| 单次提现金额不能低于100元（国际版$100） | 攒够100再提 |
| 提现金额不能大于可提现金额 | 待结算的还不能提 |
| 请先添加银行卡 | “提现”→“添加银行卡” |
| 请填写身份信息、身份证号和银行账号 | 三样都要，和银行留的一样 |`,
      },
      "zh-TW": {
        title: "提領：最少多少，稅怎麼扣",
        summary: "看到訊息怎麼辦，以及實領金額的逐列算法。",
        body: `## 實領多少（國內版，勞務報酬，按次）

4,000元以內減800，再依20%預扣。

| 提領 | 減除 | 應稅金額 | 稅 | 實領 |
| ---: | ---: | ---: | ---: | ---: |
| 800 | 800 | 0 | 0 | 800 |
| 1,000 | 800 | 200 | 40 | 960 |
| 2,000 | 800 | 1,200 | 240 | 1,760 |

同一個月提領多次，依全月合計計算，再減已扣金額。先提2,000再提500：2,500應扣340，已扣240，這次扣100，實領400。

國際版不扣稅，由您依當地規定申報。

## 依訊息處理

| 訊息 | 怎麼辦 |
| --- | --- |
| 請輸入提領金額 | 填數字 |
| 提領金額不正確 | 最多兩位小數 |
| 提領金額不能為負數 | 刪除負號 |
| 提領金額不能為0 | 填100以上 |
| 單次提領金額不能低於100元（國際版$100） | 累積到100再提 |
| 提領金額不能大於可提領金額 | 待結算的還不能提 |
| 請先新增銀行卡 | 「提領」→「新增銀行卡」 |
| 請填寫身分資訊、身分證號和銀行帳號 | 三項都要，與銀行留存資料相同 |`,
      },
      "en-US": {
        title: "Withdrawals: the smallest amount, and how tax is withheld",
        summary: "What each message asks for, and the net amount line by line.",
        body: `## What you get (China edition, labor remuneration, per payment)

Up to 4,000 yuan, deduct 800; then 20% is withheld.

| Withdrawal | Deduction | Taxed | Tax | You get |
| ---: | ---: | ---: | ---: | ---: |
| 800 | 800 | 0 | 0 | 800 |
| 1,000 | 800 | 200 | 40 | 960 |
| 2,000 | 800 | 1,200 | 240 | 1,760 |

Several in one month count together, less what was withheld. 2,000 first, then 500: on 2,500 the tax is 340, 240 is paid, so 100 is withheld and you get 400.

The international edition withholds nothing: you declare the income where you live.

## What the message means

| Message | What to do |
| --- | --- |
| Enter an amount | type a number |
| The amount is not valid | two decimals at most |
| The amount cannot be negative | remove the minus |
| The amount cannot be 0 | enter 100 or more |
| The minimum single withdrawal is 100 yuan ($100 in the international edition) | wait until there is 100 |
| The amount exceeds your withdrawable balance | what is on hold cannot be taken yet |
| Add a bank card first | Withdraw → Add bank card |
| Fill in identity information, ID number and bank account | all three, as your bank has them |`,
      },
    },
  },
  {
    id: 2182,
    category: 193,
    kind: "manual",
    createdAt: "2026-03-26T10:40:00+08:00",
    updatedAt: "2026-09-16T14:10:00+08:00",
    hits: 927,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "申请成为代理，被拒绝时怎么看",
        summary: "填哪些、多久有结果；“提交失败，申请已通过或正在审核中”“登录角色冲突”是什么意思。",
        body: `## 怎么申请

1. 先登录，名下要有一份服务。
2. “代理加盟”→“申请”，填姓名、公司、手机号、地区、邮箱。
3. 收短信验证码，提交。3个工作日内有结果。

## 填的时候

少填哪样，就提示哪样：“申请人姓名不能为空”“公司名称不能为空”“邮箱不能为空”。

## 提交之后

| 提示 | 意思 |
| --- | --- |
| 提交失败，申请已通过或正在审核中 | 不用再交，看进度就行 |
| 非本产品会员，无法申请 | 先试用或购买一份服务 |
| 登录角色冲突 | 这个号已是另一版（中国版或国际版）代理，换一个手机号 |
| 上级代理角色已变更 | 上级换了身份，请他重新发邀请 |`,
      },
      "zh-TW": {
        title: "申請成為代理，被拒絕時怎麼看",
        summary: "要填哪些、多久有結果；「提交失敗，申請已通過或正在審核中」「登入角色衝突」是什麼意思。",
        body: `## 怎麼申請

1. 請先登入，名下須有一份服務。
2. 「代理加盟」→「申請」，填姓名、公司、手機號碼、地區、信箱。
3. 接收簡訊驗證碼並送出。3個工作天內有結果。

## 填寫時

少填哪一項，就提示哪一項：「申請人姓名不能為空」「公司名稱不能為空」「信箱不能為空」。

## 送出之後

| 訊息 | 意思 |
| --- | --- |
| 提交失敗，申請已通過或正在審核中 | 不需再送，查看進度即可 |
| 非本產品會員，無法申請 | 請先試用或購買一份服務 |
| 登入角色衝突 | 這個帳號已是另一版（中國版或國際版）代理，請換一個手機號碼 |
| 上級代理角色已變更 | 上級已變更身分，請對方重新傳送邀請 |`,
      },
      "en-US": {
        title: "Applying as an agent, and why it is refused",
        summary:
          "What to fill in and how long it takes; what “Submission failed: already approved or under review” and “Login role conflict” mean.",
        body: `## How

1. Log in; your account needs a service of its own.
2. Agents → Apply: name, company, phone, area, email.
3. Enter the SMS code and submit. You hear within 3 working days.

## While filling in

What is missing is named: “Enter the applicant's name”, “Enter the company name”, “Enter your email”.

## After submitting

| Message | Meaning |
| --- | --- |
| Submission failed: already approved or under review | no need to submit again; look at the progress |
| Only members of the product can apply | try or buy a service first |
| Login role conflict | the account is already an agent of the other edition (China or international); use another number |
| The parent agent role has changed | ask the agent above you for a new invitation |`,
      },
    },
  },
  {
    id: 2183,
    category: 193,
    kind: "manual",
    createdAt: "2026-06-11T09:50:00+08:00",
    updatedAt: "2026-06-11T09:50:00+08:00",
    hits: 604,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "录入线索、写跟进、放弃与开通",
        summary: "“请填写购买意向和跟进记录后再保存”“请选择放弃原因”“请选择要开通的服务”在哪里填。",
        body: `## 录一条线索

1. “客户”→“录入”，先输手机号。输满11位会告诉你：没人跟、你在跟、别人在跟。
2. 填称呼、行业、购买意向（高、中、一般）。
3. 写第一条跟进，定下次联系的日子，保存。

## 看提示

| 提示 | 在哪里填 |
| --- | --- |
| 客户手机号不能为空 | 第一行 |
| 请填写购买意向和跟进记录后再保存 | 意向选一个，跟进写一句 |
| 请选择放弃原因 | 点“放弃”后的单子 |
| 请选择要开通的服务 | 开通页，至少勾一个 |

## 放弃了还能要回来吗

7天内可以撤回。过了别人也能录入；你的跟进记录还看得到。`,
      },
      "zh-TW": {
        title: "登錄潛在客戶、寫跟進、放棄與開通",
        summary: "「請填寫購買意向和跟進記錄後再儲存」「請選擇放棄原因」「請選擇要開通的服務」在哪裡填。",
        body: `## 登錄一位潛在客戶

1. 「客戶」→「登錄」，先輸入手機號碼。輸滿11位會顯示：無人跟進、您正在跟進、他人正在跟進。
2. 填稱呼、行業、購買意向（高、中、一般）。
3. 寫第一則跟進，排定下次聯絡日期，再儲存。

## 依訊息處理

| 訊息 | 在哪裡填 |
| --- | --- |
| 客戶手機號碼不能為空 | 第一列 |
| 請填寫購買意向和跟進記錄後再儲存 | 意向選一項，跟進寫一句 |
| 請選擇放棄原因 | 按「放棄」後的清單 |
| 請選擇要開通的服務 | 開通頁，至少勾一項 |

## 放棄之後可以要回來嗎

7天內可以撤回。逾期後他人也能登錄；您的跟進記錄仍看得到。`,
      },
      "en-US": {
        title: "Leads: entering, following up, giving up, activating",
        summary:
          "Where to fill in what “Enter purchase intention and a follow-up note before saving” and other messages ask for.",
        body: `## Entering a lead

1. Customers → Enter, phone number first. At 11 digits you learn whether it is free, yours or someone else's.
2. Name, trade, purchase intention (high, medium, general).
3. Write the first note, set the next date, save.

## What the message means

| Message | Where |
| --- | --- |
| Enter the customer's phone number | the first line |
| Enter purchase intention and a follow-up note before saving | choose one, write one sentence |
| Select a reason for giving up | the list after Give up |
| Select a service to activate | on the activation page, at least one |

## Taking it back

You can undo it for 7 days. After that others may enter the number; your notes remain readable to you.`,
      },
    },
  },
  {
    id: 2185,
    category: 193,
    kind: "manual",
    createdAt: "2026-09-02T10:00:00+08:00",
    updatedAt: "2026-09-02T10:00:00+08:00",
    hits: 486,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "推荐码、昵称和分享链接",
        summary: "一个码、三种用法；昵称什么时候给客户看；奖励哪天能提。",
        body: `## 三种用法

| 用法 | 适合 | 怎么拿 |
| --- | --- | --- |
| 推荐码 | 当面、电话里说 | 首页最上面6位 |
| 链接 | 发给朋友 | “分享”→“复制链接” |
| 海报 | 贴在店里 | “分享”→“存海报” |

不同渠道各做一个链接，点开、注册、付款各多少人，分开看。

## 昵称

客户填推荐码时会看到你的昵称，可以关掉。看到“昵称不能为空”，就是名字被清空了，填1到20个字再存。

## 奖励

客户付600.00，你得20%，120.00。付款30天后可以提；客户退款，奖励同时冲回。`,
      },
      "zh-TW": {
        title: "推薦碼、暱稱和分享連結",
        summary: "一個碼、三種用法；暱稱何時顯示給客戶；獎勵哪天可以提領。",
        body: `## 三種用法

| 用法 | 適合 | 怎麼取得 |
| --- | --- | --- |
| 推薦碼 | 當面、電話告知 | 首頁最上方6碼 |
| 連結 | 傳給朋友 | 「分享」→「複製連結」 |
| 海報 | 貼在店裡 | 「分享」→「儲存海報」 |

不同管道各建一個連結，開啟、註冊、付款各多少人，可分開查看。

## 暱稱

客戶填推薦碼時會看到您的暱稱，可以關閉。看到「暱稱不能為空」，代表名稱被清空，請填1到20個字再儲存。

## 獎勵

客戶付600.00，您獲得20%，120.00。付款30天後可以提領；客戶退款時，獎勵同時沖回。`,
      },
      "en-US": {
        title: "Your code, nickname and links",
        summary: "One code, three uses; when customers see your nickname; when a reward can be withdrawn.",
        body: `## Three uses

| Use | For | Where |
| --- | --- | --- |
| Code | in person, on the phone | 6 characters at the top of the home page |
| Link | friends | Share → Copy link |
| Poster | the wall of the shop | Share → Save poster |

Make one link for each channel, and you see apart how many opened it, signed up and paid.

## Nickname

Customers see it when they enter your code, unless you hide it. “Enter a nickname” means the field was emptied: 1 to 20 characters.

## Rewards

A customer pays 600.00 and you earn 20%, 120.00. It can be withdrawn 30 days after the payment. If the customer gets a refund, the reward goes back too.`,
      },
    },
  },
  {
    id: 2184,
    category: 193,
    kind: "video",
    createdAt: "2026-10-30T11:00:00+08:00",
    updatedAt: "2026-10-30T11:00:00+08:00",
    hits: 437,
    durationSeconds: 206,
    poster: "/samples/videos/report.svg",
    texts: {
      "zh-CN": {
        title: "从推荐码到提现",
        summary: "一位客户从扫码到付款，你的奖励走了哪几步。",
        body: `跟着一笔120.00元的奖励走一遍。

## 看得到什么

1. 0:00，存海报，客户扫码注册。
2. 0:58，客户付600.00，奖励写着“待结算”。
3. 1:40，30天后变成“可提现”。
4. 2:20，提1,000.00，看税40.00怎么来的，到手960.00。`,
      },
      "zh-TW": {
        title: "從推薦碼到提領",
        summary: "一位客戶從掃碼到付款，您的獎勵經過哪些步驟。",
        body: `跟著一筆120.00元的獎勵走一遍。

## 影片內容

1. 0:00，儲存海報，客戶掃碼註冊。
2. 0:58，客戶付600.00，獎勵顯示「待結算」。
3. 1:40，30天後變成「可提領」。
4. 2:20，提領1,000.00，查看稅40.00怎麼來，實領960.00。`,
      },
      "en-US": {
        title: "From your code to a withdrawal",
        summary: "A customer scans and pays: the steps your reward takes.",
        body: `Following one reward of 120.00.

## What you see

1. 0:00 Saving the poster; the customer scans it and signs up.
2. 0:58 600.00 is paid and the reward is on hold.
3. 1:40 After 30 days it can be withdrawn.
4. 2:20 Withdrawing 1,000.00: where the tax of 40.00 comes from, and 960.00 net.`,
      },
    },
  },
];
