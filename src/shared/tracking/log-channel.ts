import { channels, origins } from "../../rules/limits";

type LogChannel = (typeof channels.log)[number];

/** What the partners behind the short names call themselves in addresses. */
const spellings: Readonly<Record<LogChannel, readonly string[]>> = {
  bd: ["bd", "baidu", "baidu01"],
  "360": ["360", "36001"],
  zh: ["zh", "zhihu"],
};

/**
 * The channel a record is counted for: the one an activity's address names, else the one the visitor came by; known
 * partners by their short names, others as they call themselves.
 */
export function logChannel(path: string, packOrigin: string | null): string {
  const pathAlias = /^\/auto-activity\/[^/]+\/([^/]+)\/?$/.exec(path)?.[1];
  const origin = (pathAlias ?? packOrigin ?? "").trim() || origins.defaultPack;
  const originAlias = channels.log.find((alias) => spellings[alias].includes(origin.toLowerCase()));
  return originAlias ?? origin.slice(0, 100);
}

/** Whether a channel may stand in the click log, which takes plain names only. */
export function isPlainChannel(channel: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/.test(channel);
}
