import type { ShareChannel } from "../../business/channels";

const site = "https://www.stockbook.example";

/** The registration link of a referral code, and of one of its channels. */
export function registerLink(recode: string, channel?: ShareChannel): string {
  const channelQuery = channel === undefined ? "" : `&channel=${channel}`;
  return `${site}/invite/register?recode=${recode}${channelQuery}`;
}
