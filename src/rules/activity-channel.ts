/** Channel numbers as the logs take them. */
const channelPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/** The channel an address carries; undefined for none, and for what no log would take. */
export function readChannelNumber(text: string | undefined): string | undefined {
  return text !== undefined && channelPattern.test(text) ? text : undefined;
}

/** The number of the mailing a link came with (`?sms=`); null where it came otherwise. */
export function readMessageNumber(query: URLSearchParams): string | null {
  const number = query.get("sms");
  return number !== null && channelPattern.test(number) ? number : null;
}
