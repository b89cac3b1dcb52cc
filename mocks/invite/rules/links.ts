import type { Programme } from "../../business/bindings";
import type { ShareChannel } from "../../business/channels";

export type ShareTarget = "register" | "product";

const site = "https://www.stockbook.example";

/** Pages invitees land on. */
const pages: Readonly<Record<Programme, Readonly<Record<ShareTarget, string>>>> = {
  zhj: { register: "/invite/register", product: "/invite/share-product" },
  xh: { register: "/invite/register", product: "/invite/xh-share/shared" },
};

/** A link to share. The code travels as `recode`: the messenger takes `code` out of addresses. */
export function shareLink(
  recode: string,
  programme: Programme,
  target: ShareTarget,
  channel: ShareChannel,
): string {
  const other = programme === "zhj" ? "" : `&programme=${programme}`;
  return `${site}${pages[programme][target]}?recode=${recode}&channel=${channel}${other}`;
}
