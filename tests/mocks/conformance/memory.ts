/** What answers said, by group and property name, so that later calls speak of the same things. */
export interface Memory {
  /** Takes the numbers and names out of an answer; a failure teaches nothing. */
  learn(answer: string, from: { readonly group: string; readonly isChange: boolean }): void;
  /** What was said last for a name, where it is of the example's kind; otherwise the example. */
  recall(group: string, name: string, example: unknown): unknown;
  /** A body with every value in it recalled. */
  recallAll(group: string, body: unknown): unknown;
}

/** Names of things, as against facts about them: those alone are carried on. */
const naming = /(?:[Ii]d|Uid|No|Number|Ticket|recode|alias|[Tt]oken|guid|^pass)$/;

/** Named alike, and yet another thing in every answer, or not free to choose. */
const ambiguous = ["id", "displayNo", "taxNumber", "identityNumber", "bankCardNumber", "channelNumber"];

/** Parameters that speak of a thing under another name, of the account where no group said it. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  orderRef: ["orderNo", "orderId"],
  userId: ["account kdUid"],
  token: ["account kdToken"],
  "kd-token": ["kd_token"],
};

interface Response {
  readonly value: unknown;
  /** Said of one of a list, or of what was just changed: worth more than what an answer says beside. */
  readonly isFirm: boolean;
}

export function createMemory(): Memory {
  const responses = new Map<string, Response>();

  function recall(group: string, name: string, example: unknown): unknown {
    const keys = [name, ...(otherNames[name] ?? [])].map((known) =>
      known.includes(" ") ? known : `${group} ${known}`,
    );
    for (const key of keys) {
      const value = responses.get(key)?.value;
      if (value !== undefined && typeof value === typeof example) return value;
    }
    return example;
  }

  function recallAll(group: string, body: unknown): unknown {
    if (Array.isArray(body)) return body.map((item) => recallAll(group, item));
    if (typeof body !== "object" || body === null) return body;
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === "object" ? recallAll(group, value) : recall(group, name, value),
      ]),
    );
  }

  function learnFrom(value: unknown, group: string, isFirm: boolean, heard: Set<string>): void {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const key = `${group} ${name}`;
      if (typeof inner === "object") learnFrom(inner, group, isFirm || Array.isArray(inner), heard);
      else if (naming.test(name) && !ambiguous.includes(name) && !heard.has(name)) {
        // The first in an answer is the thing itself or the top of the list.
        heard.add(name);
        if (isFirm || responses.get(key)?.isFirm !== true) responses.set(key, { value: inner, isFirm });
      }
    }
  }

  return {
    learn(answer, { group, isChange }) {
      const body: unknown = answer.startsWith("{") ? JSON.parse(answer) : null;
      if (typeof body !== "object" || body === null || !("data" in body)) return;
      if ("success" in body && body.success === true)
        learnFrom(body.data, group, isChange || Array.isArray(body.data), new Set());
    },
    recall,
    recallAll,
  };
}
