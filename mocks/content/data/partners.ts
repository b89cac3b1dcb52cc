import type { SourceText } from "./source";

export interface PartnerSource {
  id: number;
  title: SourceText;
  /** Mark below /samples/partners/, without text. */
  logo: string;
}

/** Partners in display order; all of them samples. */
export const partners: readonly PartnerSource[] = [
  partner(1, "printer.svg", "示例打印机厂", "範例印表機廠", "Sample Printers"),
  partner(2, "scanner.svg", "示例扫码枪厂", "範例條碼掃描器", "Sample Scanners"),
  partner(3, "payment.svg", "示例收款", "範例收款", "Sample Payments"),
  partner(4, "scale.svg", "示例电子秤厂", "範例電子秤廠", "Sample Scales"),
  partner(5, "register.svg", "示例收银机厂", "範例收銀機廠", "Sample Registers"),
  partner(6, "label.svg", "示例标签纸厂", "範例標籤紙廠", "Sample Labels"),
  partner(7, "parcel.svg", "示例快递", "範例快遞", "Sample Parcels"),
  partner(8, "truck.svg", "示例同城配送", "範例市區配送", "Sample City Freight"),
  partner(9, "bank.svg", "示例银行", "範例銀行", "Sample Bank"),
  partner(10, "invoice.svg", "示例发票服务", "範例發票服務", "Sample Invoicing"),
  partner(11, "cloud.svg", "示例机房", "範例機房", "Sample Hosting"),
  partner(12, "message.svg", "示例短信", "範例簡訊", "Sample Messages"),
  partner(13, "market.svg", "示例批发市场", "範例批發市場", "Sample Market Hall"),
  partner(14, "school.svg", "示例商学堂", "範例商學堂", "Sample Trade School"),
];

function partner(
  id: number,
  logo: string,
  simplified: string,
  traditional: string,
  english: string,
): PartnerSource {
  return { id, logo, title: { "zh-CN": simplified, "zh-TW": traditional, "en-US": english } };
}
