/** A letter that only has to be sent. */
export interface UnsubscribeEmail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The address that opens a letter in the reader's own mail program, ready to send. */
export function emailAddress({ to, subject, body }: UnsubscribeEmail): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
