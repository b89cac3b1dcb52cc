/** Surnames, the common ones several times. */
export const surnames: readonly string[] = [
  ..."李 王 张 杨 刘 陈 赵 黄 周 李 王 张 杨 段 普 马 徐 孙 胡 朱 高 何 郭 罗 尹 和 木 李 王 张 杨".split(
    " ",
  ),
  ..."郑 梁 谢 宋 唐 许 韩 邓 冯 曹 彭 曾 肖 田 董 潘 袁 蔡 蒋 余 于 杜 叶 程 苏 魏 吕 丁 沈 白".split(" "),
];

/** Given names. */
export const givenNames: readonly string[] = [
  ..."军 伟 丽 芬 敏 燕 勇 强 华 平 萍 英 琼 云 梅 波 刚 磊 涛 斌 玲 红 艳 辉 杰 超 峰 霞 静 鹏".split(" "),
  ..."建国 建华 国强 志强 永明 文华 丽华 丽琼 云芬 兰芝 春梅 秀英 桂兰 小燕 晓东 海波 家福 正祥".split(" "),
  ..."子明 世昌 德贵 永福 天佑 思源 雨桐 佳怡 俊杰 浩然 明辉 志远 国富 万春 向阳 学文 绍华 云生".split(" "),
];

/** First digits of phones. No other sample account has one of these. */
export const phonePrefixes: readonly string[] = [
  ..."150 151 152 157 158 159 182 183 187 188 178 130 132 155 156 185 176 133 153 177 180 189".split(" "),
];

/** Notes of the last talk with somebody who uses the product, and with somebody who does not yet. */
export const customerNotes: readonly string[] = [
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

export const leadNotes: readonly string[] = [
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
export const ownLabels: readonly string[] = [
  "爱打电话",
  "去年按时续",
  "要发票",
  "螺蛳湾",
  "斗南",
  "亲戚介绍",
];

/** Ready-made labels as they are written in Chinese. */
export const commonLabels: readonly string[] = [
  "老客户",
  "在意价格",
  "要多店",
  "要打印",
  "转介绍",
  "老板娘管账",
  "晚上联系",
  "发消息联系",
];
