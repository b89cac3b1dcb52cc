import type { SourceText } from "./source";

export interface FriendshipLinkSource {
  id: number;
  title: SourceText;
  url: string;
}

/** Links of the footer in display order; reserved names that lead nowhere. */
export const friendshipLinks: readonly FriendshipLinkSource[] = [
  {
    id: 1,
    title: { "zh-CN": "示例站点一", "zh-TW": "範例網站一", "en-US": "Sample site one" },
    url: "https://one.example",
  },
  {
    id: 2,
    title: { "zh-CN": "示例站点二", "zh-TW": "範例網站二", "en-US": "Sample site two" },
    url: "https://two.example",
  },
  {
    id: 3,
    title: { "zh-CN": "示例批发市场", "zh-TW": "範例批發市場", "en-US": "Sample wholesale market" },
    url: "https://market.example",
  },
  {
    id: 4,
    title: { "zh-CN": "示例物流查询", "zh-TW": "範例物流查詢", "en-US": "Sample parcel tracking" },
    url: "https://parcels.example",
  },
  {
    id: 5,
    title: { "zh-CN": "示例财税问答", "zh-TW": "範例財稅問答", "en-US": "Sample tax answers" },
    url: "https://tax.example",
  },
  {
    id: 6,
    title: { "zh-CN": "示例店主论坛", "zh-TW": "範例店家論壇", "en-US": "Sample shopkeepers' forum" },
    url: "https://forum.example",
  },
];
