/** The channel of a shared link. */
export type ShareChannel = "chat" | "moments" | "poster" | "link" | "qr" | "sms" | "store";

export const shareChannels: readonly ShareChannel[] = [
  "chat",
  "moments",
  "poster",
  "link",
  "qr",
  "sms",
  "store",
];

/** Whether a text, as a link or a binding carries it, names a channel. */
export function isShareChannel(text: string): text is ShareChannel {
  return shareChannels.some((channel) => channel === text);
}
