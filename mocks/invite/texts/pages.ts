import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import type { Programme } from "../../business/bindings";
import type { ShareChannel } from "../../business/channels";
import { amountInText } from "../../business/money";
import type { LocalizedText } from "../../business/refusals";
import { awardDays, packetTax, packetTaxMethod, programmeRules } from "../rules/programmes";

/** What the pages of a programme say in a language. */
export interface PageTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly rules: readonly { readonly title: string; readonly text: string }[];
}

export function pageTexts(programme: Programme, variant: Variant, locale: Locale): PageTexts {
  const { registrationFen, paymentFen } = programmeRules(programme, variant);
  const write = pages[locale];
  const texts = write(
    products[programme][locale],
    amountInText(registrationFen, variant, locale),
    amountInText(paymentFen, variant, locale),
  );
  return {
    ...texts,
    rules: texts.rules.map((rule) =>
      rule === texts.rules[taxRuleIndex] && packetTaxMethod(variant) === "none"
        ? { ...rule, text: untaxed[locale] }
        : rule,
    ),
  };
}

/** What is shared of a programme: heading, text, and one line a channel. */
export function programmeShareTexts(programme: Programme, inviter: string, locale: Locale) {
  const product = products[programme][locale];
  return {
    title: shareTitles[locale](inviter.slice(0, 20), product),
    text: shareTexts[locale],
    ofChannel: (channel: ShareChannel): string =>
      channel === "poster" || channel === "qr" || channel === "store"
        ? scanTexts[locale]
        : `${shareTitles[locale](inviter.slice(0, 20), product)}${tailTexts[locale]}`,
  };
}

const products: Readonly<Record<Programme, LocalizedText>> = {
  zhj: { "zh-CN": "货簿云", "zh-TW": "貨簿雲", "en-US": "Stockbook" },
  xh: { "zh-CN": "货簿云零售版", "zh-TW": "貨簿雲零售版", "en-US": "Stockbook retail edition" },
};

const shareTitles: Readonly<Record<Locale, (inviter: string, product: string) => string>> = {
  "zh-CN": (inviter, product) => `${inviter}请你用${product}`,
  "zh-TW": (inviter, product) => `${inviter}請您用${product}`,
  "en-US": (inviter, product) => `${inviter} invites you to ${product}`,
};

const shareTexts: LocalizedText = {
  "zh-CN": "每一笔，都对得上。先试用15天。",
  "zh-TW": "每一筆，都對得上。先試用15天。",
  "en-US": "Every entry adds up. Try it for 15 days first.",
};

const tailTexts: LocalizedText = {
  "zh-CN": "，先试用15天",
  "zh-TW": "，先試用15天",
  "en-US": ": try it for 15 days",
};

const scanTexts: LocalizedText = {
  "zh-CN": "扫码试用15天",
  "zh-TW": "掃碼試用15天",
  "en-US": "Scan to try it for 15 days",
};

/** The rule about tax among the rules of every language. */
const taxRuleIndex = 1;

const untaxed: LocalizedText = {
  "zh-CN": "红包不代扣税，按当地规定自行申报。",
  "zh-TW": "紅包不代扣稅，按當地規定自行申報。",
  "en-US": "Nothing is withheld from red packets; declare them as your place requires.",
};

const { hold, claim } = awardDays;
const { ratePercent } = packetTax(100, "china");

const pages: Readonly<Record<Locale, (product: string, registration: string, payment: string) => PageTexts>> =
  {
    "zh-CN": (product, registration, payment) => ({
      title: `请同行用${product}，领红包`,
      subtitle: `好友注册你得${registration}，首次付费再得${payment}。`,
      steps: [
        { title: "把链接或海报发给同行", text: "对方点开就带上你的推荐码。" },
        { title: "对方注册试用", text: "试用15天，不收钱。" },
        { title: "回来领红包", text: "每个红包都写清税前、扣税和到手。" },
      ],
      rules: [
        {
          title: "什么时候能领",
          text: `注册奖励马上可领，付费奖励满${hold}天没有退款后可领，都在${claim}天内领取。`,
        },
        { title: "扣多少税", text: `红包按偶然所得扣${ratePercent}%，扣完就结清。` },
        { title: "怎么到手", text: "领取后发到你的聊天软件，24小时内拆开；没拆开会退回，可以再领。" },
        { title: "哪些不算", text: "自己邀请自己、老账号补填推荐码不发注册奖励；好友退款，奖励取消。" },
      ],
    }),
    "zh-TW": (product, registration, payment) => ({
      title: `請同行用${product}，領紅包`,
      subtitle: `好友註冊您得${registration}，首次付費再得${payment}。`,
      steps: [
        { title: "把連結或海報發給同行", text: "對方點開就帶上您的推薦碼。" },
        { title: "對方註冊試用", text: "試用15天，不收錢。" },
        { title: "回來領紅包", text: "每個紅包都寫清稅前、扣稅和到手。" },
      ],
      rules: [
        {
          title: "什麼時候能領",
          text: `註冊獎勵馬上可領，付費獎勵滿${hold}天沒有退款後可領，都在${claim}天內領取。`,
        },
        { title: "扣多少稅", text: `紅包按偶然所得扣${ratePercent}%，扣完就結清。` },
        { title: "怎麼到手", text: "領取後發到您的聊天軟體，24小時內拆開；沒拆開會退回，可以再領。" },
        { title: "哪些不算", text: "自己邀請自己、舊帳號補填推薦碼不發註冊獎勵；好友退款，獎勵取消。" },
      ],
    }),
    "en-US": (product, registration, payment) => ({
      title: `Invite others to ${product}`,
      subtitle: `${registration} when a friend registers, ${payment} more with the first payment.`,
      steps: [
        { title: "Send the link or the poster", text: "Whoever opens it carries your code." },
        { title: "They register and try it", text: "15 days, free of charge." },
        { title: "Come back for your red packet", text: "Each one says gross, tax and net." },
      ],
      rules: [
        {
          title: "When it can be claimed",
          text: `For a registration at once, for a payment after ${hold} days without a refund; within ${claim} days.`,
        },
        {
          title: "Tax",
          text: `Red packets are incidental income: ${ratePercent}% is withheld, and that settles it.`,
        },
        {
          title: "How it gets to you",
          text: "By the messenger, to be opened within 24 hours. Unopened it comes back and can be claimed again.",
        },
        {
          title: "What does not count",
          text: "Inviting yourself, and old accounts that enter a code later. A refund cancels the award.",
        },
      ],
    }),
  };
