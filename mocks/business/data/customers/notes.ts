import type { SampleText } from "../global-texts";

// Faker has Chinese vocabulary but no sales notes: notes and labels are hand-written.

/** Notes of the last contact with users of the product, and with prospects. */
export const customerNotes: readonly SampleText[] = [
  "电话没接，发了续费链接",
  "要续，等老板回来",
  "问能不能加一个店，报了价",
  "教了怎么打印小票",
  "月底对完账再说",
  "嫌贵，说考虑专业版",
  "老板娘管账，下次找她",
  "帮他把供应商账期设好了",
  "想加两个收银员账号",
  "盘点不会用，约了远程",
  "已经用熟了，满意",
  "换了新手机，重新装好",
  "问会员卡怎么收费",
  "生意淡，年后再联系",
  "介绍了隔壁店的老板",
  "要开第二家店，先留意",
];

export const leadNotes: readonly SampleText[] = [
  "路过看了店，想看演示",
  "现在用本子记账，约了周末演示",
  "在用别家的，年底到期",
  "留了名片，说忙完回电话",
  "想先试用，注册没弄完",
  "主要想管欠账",
  "老板不在，问了店员",
  "看了演示，觉得可以，要和家里商量",
  "只想要打印功能",
  "仓库小，怕用不上",
];

/** Labels promoters write themselves, beside the ready-made ones. */
export const ownLabels: readonly SampleText[] = [
  "爱打电话",
  "去年按时续",
  "要发票",
  "螺蛳湾",
  "斗南",
  "亲戚介绍",
];

/** Ready-made labels as they are written in Chinese. */
export const commonLabels: readonly SampleText[] = [
  "老客户",
  "在意价格",
  "要多店",
  "要打印",
  "转介绍",
  "老板娘管账",
  "晚上联系",
  "发消息联系",
];
