import type { AgreementSource } from "./agreement-source";

/** What the website stores in the browser. */
export const cookieNotice: AgreementSource = {
  alias: "cookie",
  version: "2026.1",
  effectiveAt: "2026-09-01T00:00:00+08:00",
  texts: {
    "zh-CN": {
      title: "Cookie说明",
      body: `> 示例文本，仅供演示。

## 1. 什么是Cookie

网站存在你浏览器里的一小段文字，下次打开时再读出来。我们还用到浏览器的本地存储，道理一样。

## 2. 必需的

- 登录状态，关闭后不用重新登录；
- 选的语言、颜色和字号；
- 没填完的表单和没付完的订单。

这些不经同意也会存，少了它们网站用不了。

## 3. 统计

记录点了哪些按钮、在哪一页离开，用来改进页面。只在你同意后才开始，保存90天。

## 4. 广告

从搜索广告进来的访客，注册后会向广告服务报一次转化。只在你同意后才报，不含姓名和手机号。

## 5. 怎么改主意

点每一页底部的“Cookie设置”，可以一起打开或关闭统计和广告。关闭后立即停止，已存的当场删除。`,
    },
    "zh-TW": {
      title: "Cookie說明",
      body: `> 範例文字，僅供展示。

## 1. 什麼是Cookie

網站存放在您瀏覽器裡的一小段文字，下次開啟時再讀取。我們也會使用瀏覽器的本機儲存空間，原理相同。

## 2. 必要項目

- 登入狀態，關閉後不必重新登入；
- 選擇的語言、顏色與字級；
- 尚未填完的表單與尚未付款的訂單。

這些不經同意也會儲存，缺少時網站無法使用。

## 3. 統計

記錄點了哪些按鈕、在哪一頁離開，用來改善頁面。只在您同意後才開始，保存90天。

## 4. 廣告

從搜尋廣告進站的訪客，註冊後會向廣告服務回報一次轉換。只在您同意後才回報，不含姓名與手機號碼。

## 5. 如何變更

點選每一頁底部的「Cookie設定」，可以一併開啟或關閉統計與廣告。關閉後立即停止，已儲存的當場刪除。`,
    },
    "en-US": {
      title: "Cookie notice",
      body: `> Sample text for demonstration.

## 1. What cookies are

A short text a website keeps in your browser and reads again later. We use the browser's local storage in the same way.

## 2. Necessary

- your login, so that you stay logged in;
- the language, colors and text size you chose;
- forms you have not finished and orders you have not paid.

These are kept without asking, because the website would not work otherwise.

## 3. Statistics

Which buttons are used and on which page people leave, so that we can improve them. Only after you agree, and for 90 days.

## 4. Advertising

When a visitor from a search advertisement signs up, one conversion is reported to the advertising service. Only after you agree, without name or phone number.

## 5. Changing your mind

“Cookie settings” at the foot of every page turns statistics and advertising on or off. Off takes effect at once, and what was stored is deleted.`,
    },
  },
};
