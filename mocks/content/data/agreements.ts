import { agentAgreement } from "./agreements/agent";
import type { AgreementSource } from "./agreements/agreement-source";
import { cookieNotice } from "./agreements/cookie";
import { privacyPolicy } from "./agreements/privacy";
import { refundRules } from "./agreements/refund";
import { userAgreement } from "./agreements/user";

/** Legal texts in all languages; samples without effect, labelled so in their first line. */
export const agreements: readonly AgreementSource[] = [
  userAgreement,
  privacyPolicy,
  cookieNotice,
  agentAgreement,
  refundRules,
];
