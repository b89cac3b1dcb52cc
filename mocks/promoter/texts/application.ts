import type { LocalizedText } from "../../business/refusals";

/** Why the sample channel manager rejects an application. */
export const rejectionReason: LocalizedText = {
  "zh-CN": "公司名称和营业执照对不上，请核对后再交。",
  "zh-TW": "公司名稱與營業執照不符，請核對後再送出。",
  "en-US": "The company name does not match the business license. Check it and apply again.",
};
