import type { Locale } from "../../../../src/platform/locale";

export interface AgreementSource {
  alias: "user" | "privacy" | "cookie" | "agent" | "refund";
  version: string;
  /** RFC 3339 with +08:00. */
  effectiveAt: string;
  /** `body` is Markdown, turned into HTML when it is asked for. */
  texts: Record<Locale, { title: string; body: string }>;
}
