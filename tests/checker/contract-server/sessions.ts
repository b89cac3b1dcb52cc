import { randomUUID } from "node:crypto";
import type { User } from "./call";
import type { Contract, Operation, Values } from "./contract";
import type { Defect } from "./defect";
import type { Habits } from "./habits";

type Headers = Record<string, string | string[] | undefined>;

const cookieOf = (headers: Headers, name: string): string | undefined =>
  String(headers["cookie"] ?? "")
    .split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function credential(scheme: Values, headers: Headers, query: URLSearchParams): string | undefined {
  if (scheme["type"] === "http") return /^bearer (.+)$/i.exec(String(headers["authorization"] ?? ""))?.[1];
  const name = String(scheme["name"]);
  if (scheme["in"] === "cookie") return cookieOf(headers, name);
  if (scheme["in"] === "query") return query.get(name) ?? undefined;
  const found = headers[name.toLowerCase()];
  return typeof found === "string" ? found : undefined;
}

/** Who is logged in, and by what. */
export class Sessions {
  readonly users: User[];
  readonly #open = new Map<string, User>();
  readonly #ended = new Map<string, User>();
  readonly #habits: Habits;
  readonly #defect: Defect | undefined;

  constructor(users: User[], seeded: Record<string, string>, habits: Habits, defect: Defect | undefined) {
    this.users = users;
    this.#habits = habits;
    this.#defect = defect;
    for (const user of users) {
      const token = seeded[user.name];
      if (token !== undefined) this.#open.set(token, user);
    }
  }

  begin(user: User): string {
    const known = [...this.#open].find(([token, one]) => one === user && token.startsWith("session-"));
    if (this.#habits.sameSession && known) return known[0];
    if (this.#habits.oneSession)
      for (const [token, one] of [...this.#open]) if (one === user) this.end(token);
    const token = `session-${randomUUID()}${this.#habits.longSessions ? "x".repeat(900) : ""}`;
    this.#open.set(token, user);
    return token;
  }

  end(token: string | undefined): void {
    if (token === undefined || this.#defect?.access === "forgets nothing") return;
    const user = this.#open.get(token);
    if (user) this.#ended.set(token, user);
    this.#open.delete(token);
  }

  /** Whose credentials have the same first half. */
  #beginningLike(token: string): User | undefined {
    const half = Math.floor(token.length / 2);
    return [...this.#open].find(([known]) => known.slice(0, half) === token.slice(0, half))?.[1];
  }

  /** Who asks, undefined where nobody may: each alternative of the contract needs all of its schemes. */
  admit(
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
        const user = token === undefined ? undefined : this.#open.get(token);
        const isUnverified =
          typeof access === "object" && "unverified" in access && access.unverified === name;
        const ended = token === undefined ? undefined : this.#ended.get(token);
        if (ended && access === "ended sessions") return { user: ended, token };
        if (token === "" && access === "empty credentials") return { user: first, token };
        if (token !== undefined && !user && access === "any end") {
          const alike = this.#beginningLike(token);
          return alike && { user: alike, token };
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
