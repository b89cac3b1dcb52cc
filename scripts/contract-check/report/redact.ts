/** Replaces secrets in texts by their labels, in every encoding they may have. */
export class Redactor {
  private readonly pairs: [secret: string, shown: string][] = [];

  constructor(secrets: readonly (readonly [secret: string, shown: string])[]) {
    for (const [secret, label] of secrets) {
      if (secret.length < 3) continue;
      const forms = [
        secret,
        encodeURIComponent(secret),
        Buffer.from(secret).toString("base64"),
        JSON.stringify(secret).slice(1, -1),
      ];
      for (const form of new Set(forms)) this.pairs.push([form, label]);
    }
    // The longest first: one secret may be the prefix of another.
    this.pairs.sort(([a], [b]) => b.length - a.length);
  }

  text(value: string): string {
    return hideTokens(
      this.known(value).replace(/("(?:password|passwd)"\s*:\s*")(?!\$)[^"]{3,}(")/gi, "$1***$2"),
    );
  }

  /** Redacts a request: a generated password that belongs to no user stays, as replays need it. */
  sent(value: string): string {
    return hideTokens(this.known(value));
  }

  private known(value: string): string {
    let result = value;
    for (const [secret, label] of this.pairs)
      if (result.includes(secret)) result = result.replaceAll(secret, label);
    return result;
  }

  /** Redacts every text of a report. */
  deep(value: unknown, isSent = false): unknown {
    if (typeof value === "string") return isSent ? this.sent(value) : this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.deep(item, isSent));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        this.deep(inner, isSent || key === "request" || key === "curl"),
      ]),
    );
  }
}

/** Also treats tokens in responses as secrets. */
function hideTokens(text: string): string {
  return text
    .replace(/("(?:[a-z_]*token|secret|api_?key|session_?id)"\s*:\s*")(?!\$)[^"]{3,}(")/gi, "$1***$2")
    .replace(/\bBearer (?!\$)[\w.~+/=-]{6,}/g, "Bearer ***")
    .replace(/\beyJ[\w-]{10,}\.[\w-]+\.[\w-]*/g, "***");
}
