import { randomUUID } from "node:crypto";
import type { User } from "./call";
import type { Contract, Operation, Values } from "./contract";
import type { Defect } from "./defect";
import type { ServerVariant } from "./server-variant";

type Headers = Record<string, string | string[] | undefined>;

const cookieOf = (headers: Headers, name: string): string | undefined =>
  String(headers["cookie"] ?? "")
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function credential(scheme: Values, headers: Headers, query: URLSearchParams): string | undefined {
  if (scheme["type"] === "http") return /^bearer (.+)$/i.exec(String(headers["authorization"] ?? ""))?.[1];
  const name = String(scheme["name"]);
  if (scheme["in"] === "cookie") return cookieOf(headers, name);
  if (scheme["in"] === "query") return query.get(name) ?? undefined;
  const found = headers[name.toLowerCase()];
  return typeof found === "string" ? found : undefined;
}

/** The active and revoked sessions of a server. */
export class Sessions {
  readonly users: User[];
  readonly #active = new Map<string, User>();
  readonly #revoked = new Map<string, User>();
  readonly #variant: ServerVariant;
  readonly #defect: Defect | undefined;

  constructor(
    users: User[],
    seededTokens: Record<string, string>,
    variant: ServerVariant,
    defect: Defect | undefined,
  ) {
    this.users = users;
    this.#variant = variant;
    this.#defect = defect;
    for (const user of users) {
      const token = seededTokens[user.name];
      if (token !== undefined) this.#active.set(token, user);
    }
  }

  create(user: User): string {
    const known = [...this.#active].find(([token, one]) => one === user && token.startsWith("session-"));
    if (this.#variant.reusesSession && known) return known[0];
    if (this.#variant.oneSession)
      for (const [token, one] of [...this.#active]) if (one === user) this.revoke(token);
    const token = `session-${randomUUID()}${this.#variant.longSessions ? "x".repeat(900) : ""}`;
    this.#active.set(token, user);
    return token;
  }

  revoke(token: string | undefined): void {
    if (token === undefined || this.#defect?.access === "forgets nothing") return;
    const user = this.#active.get(token);
    if (user) this.#revoked.set(token, user);
    this.#active.delete(token);
  }

  /** The user whose token has the same first half. */
  #findByPrefix(token: string): User | undefined {
    const half = Math.floor(token.length / 2);
    return [...this.#active].find(([known]) => known.slice(0, half) === token.slice(0, half))?.[1];
  }

  /** The authenticated user, or undefined: one alternative of the contract must match with all its schemes. */
  authenticate(
    contract: Contract,
    operation: Operation,
    headers: Headers,
    query: URLSearchParams,
  ): { user: User; token: string | undefined } | undefined {
    const access = this.#defect?.operationId === operation.id ? this.#defect.access : undefined;
    const [first] = this.users;
    if (!first) return undefined;
    if (operation.security.length === 0) return { user: first, token: undefined };
    for (const alternative of operation.security) {
      const names = Object.keys(alternative);
      const found = names.map((name) => {
        const token = credential(contract.schemes[name] ?? {}, headers, query);
        if (typeof access === "object" && "refused" in access && access.refused === name) return undefined;
        const user = token === undefined ? undefined : this.#active.get(token);
        const isUnverified =
          typeof access === "object" && "unverified" in access && access.unverified === name;
        const revokedUser = token === undefined ? undefined : this.#revoked.get(token);
        if (revokedUser && access === "ended sessions") return { user: revokedUser, token };
        if (token === "" && access === "empty credentials") return { user: first, token };
        if (token !== undefined && !user && access === "any end") {
          const matched = this.#findByPrefix(token);
          return matched && { user: matched, token };
        }
        if (token !== undefined && !user && (isUnverified || access === "any credentials"))
          return { user: first, token };
        return user && { user, token };
      });
      const [one] = found;
      if (one && found.every((other) => other?.user === one.user)) return one;
    }
    return access === "anybody" ? { user: first, token: undefined } : undefined;
  }
}
