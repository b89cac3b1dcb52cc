import type { ShareChannel } from "../../business/channels";
import { registerLink } from "./referral-links";

const site = "https://www.stockbook.example";

export type LinkPurpose = "register" | "buy" | "renew";

/** Where a customer renews: the link carries the customer, the promoter's code and how it travels. */
export function renewalLink(customerId: string, recode: string, channel?: ShareChannel): string {
  return `${site}/mall/detail?renew=${customerId}&recode=${recode}${channelQuery(channel)}`;
}

/** Where somebody buys, with the promoter's code. */
export function purchaseLink(recode: string, customerId?: string, channel?: ShareChannel): string {
  const customer = customerId === undefined ? "" : `buyer=${customerId}&`;
  return `${site}/mall?${customer}recode=${recode}${channelQuery(channel)}`;
}

/** The page on which a customer authorises a promoter. */
export function authorisationLink(ticket: string): string {
  return `${site}/bind?ticket=${ticket}`;
}

/** The link for a purpose; a renewal link needs a customer. */
export function applyLink(
  purpose: LinkPurpose,
  recode: string,
  customerId: string | undefined,
  channel: ShareChannel | undefined,
): string {
  if (purpose === "renew" && customerId !== undefined) return renewalLink(customerId, recode, channel);
  return purpose === "register" ? registerLink(recode, channel) : purchaseLink(recode, customerId, channel);
}

function channelQuery(channel: ShareChannel | undefined): string {
  return channel === undefined ? "" : `&channel=${channel}`;
}
