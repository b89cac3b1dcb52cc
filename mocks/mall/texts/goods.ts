import type { LocalizedText } from "../../business/refusals";

/** Goods that do not exist. */
export const goodsTexts = {
  noDisplay: { "zh-CN": "没有这个货架", "zh-TW": "沒有這個貨架", "en-US": "There is no such display" },
  noService: { "zh-CN": "没有这个服务", "zh-TW": "沒有這個服務", "en-US": "There is no such service" },
  noIntroduction: {
    "zh-CN": "没有这个服务的介绍",
    "zh-TW": "沒有這個服務的介紹",
    "en-US": "There is no introduction of this service",
  },
} as const satisfies Record<string, LocalizedText>;
