import type { Variant } from "../../../platform/variant";
import { addresses, helpArticleAddress, licenseAddress } from "../../../shared/routing/addresses";

type QuestionName =
  | "trialEnd"
  | "card"
  | "upgrade"
  | "addUsers"
  | "refund"
  | "invoice"
  | "transfer"
  | "devices"
  | "offline"
  | "printers"
  | "staff"
  | "import"
  | "export"
  | "backup"
  | "password";

interface FaqGroup {
  readonly name: "trial" | "money" | "use" | "data";
  readonly questions: readonly QuestionName[];
}

/** The questions in the order of the page; a question's name is its hash. */
export const faqGroups: readonly FaqGroup[] = [
  { name: "trial", questions: ["trialEnd", "card"] },
  { name: "money", questions: ["upgrade", "addUsers", "refund", "invoice", "transfer"] },
  { name: "use", questions: ["devices", "offline", "printers", "staff", "password"] },
  { name: "data", questions: ["import", "export", "backup"] },
];

/** Articles with a longer answer. */
export const furtherReading = {
  import: helpArticleAddress({ id: 2003, is_video: 0 }),
  printers: helpArticleAddress({ id: 2151, is_video: 0 }),
  refund: licenseAddress("refund"),
  upgrade: addresses.price,
} as const;

/** Whether an answer has a longer article. */
export function hasFurtherReading(name: QuestionName): name is keyof typeof furtherReading {
  return name in furtherReading;
}

/** What is true of the international edition alone: its taxes, its invoices and its ways to pay. */
const globalAnswers = { invoice: "invoiceGlobal", transfer: "transferGlobal" } as const;

/** The name of the answer that holds in an edition. */
export function answerIn(variant: Variant, name: QuestionName) {
  return variant === "global" && hasGlobalAnswer(name) ? globalAnswers[name] : name;
}

function hasGlobalAnswer(name: QuestionName): name is keyof typeof globalAnswers {
  return name in globalAnswers;
}
