/** Ids from responses, by group and property name, so that later calls refer to the same resources. */
export interface IdStore {
  /** Stores the ids of a response; ignores failures. */
  storeIds(response: string, from: { readonly group: string; readonly isChange: boolean }): void;
  /** The last id with this name, where its type is that of the example; otherwise the example. */
  idFor(group: string, name: string, example: unknown): unknown;
  /** A body with the ids at every depth replaced. */
  withIds(group: string, body: unknown): unknown;
}

/** Names of properties that hold ids; other properties are not stored. */
const idNames = /(?:[Ii]d|Uid|No|Number|Ticket|recode|alias|[Tt]oken|guid|^pass)$/;

/** Names that match, but refer to another resource in every response, or whose value is not free. */
const ambiguous = ["id", "displayNo", "taxNumber", "identityNumber", "bankCardNumber", "channelNumber"];

/** Parameters that refer to a resource by another name; of the account group where the own group has no value. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  orderRef: ["orderNo", "orderId"],
  userId: ["account kdUid"],
  token: ["account kdToken"],
  "kd-token": ["kd_token"],
};

interface Response {
  readonly value: unknown;
  /** From an item of a list, or from the response to a change: takes precedence over nested properties. */
  readonly isFirm: boolean;
}

export function createIdStore(): IdStore {
  const responses = new Map<string, Response>();

  function idFor(group: string, name: string, example: unknown): unknown {
    const keys = [name, ...(otherNames[name] ?? [])].map((known) =>
      known.includes(" ") ? known : `${group} ${known}`,
    );
    for (const key of keys) {
      const value = responses.get(key)?.value;
      if (value !== undefined && typeof value === typeof example) return value;
    }
    return example;
  }

  function withIds(group: string, body: unknown): unknown {
    if (Array.isArray(body)) return body.map((item) => withIds(group, item));
    if (typeof body !== "object" || body === null) return body;
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === "object" ? withIds(group, value) : idFor(group, name, value),
      ]),
    );
  }

  function storeFrom(value: unknown, group: string, isFirm: boolean, stored: Set<string>): void {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const key = `${group} ${name}`;
      if (typeof inner === "object") storeFrom(inner, group, isFirm || Array.isArray(inner), stored);
      else if (idNames.test(name) && !ambiguous.includes(name) && !stored.has(name)) {
        // The first occurrence belongs to the resource itself or to the first row of the list.
        stored.add(name);
        if (isFirm || responses.get(key)?.isFirm !== true) responses.set(key, { value: inner, isFirm });
      }
    }
  }

  return {
    storeIds(response, { group, isChange }) {
      const body: unknown = response.startsWith("{") ? JSON.parse(response) : null;
      if (typeof body !== "object" || body === null || !("data" in body)) return;
      if ("success" in body && body.success === true)
        storeFrom(body.data, group, isChange || Array.isArray(body.data), new Set());
    },
    idFor,
    withIds,
  };
}
