import { type Call, Failure } from "../contract-server/call";
import type { Values } from "../contract-server/contract";
import type { Defect } from "../contract-server/defect";
import { formatTime } from "../contract-server/response-variants";
import type { ServerVariant } from "../contract-server/server-variant";
import type { Sessions } from "../contract-server/sessions";

export interface ResourceInstance {
  owner: string;
  sequence: number;
  values: Values;
}

/** Resources of one type by id. */
export class ResourceCollection {
  readonly instances = new Map<string, ResourceInstance>();
  readonly #world: MarketWorld;

  constructor(world: MarketWorld) {
    this.#world = world;
  }

  ownedBy({ user }: Call): ResourceInstance[] {
    return [...this.instances.values()].filter(({ owner }) => owner === user.name);
  }

  find(call: Call, id: unknown): ResourceInstance {
    const found = this.instances.get(String(id));
    if (!found) throw new Failure(404);
    const { defect, variant } = this.#world;
    const isOpen = defect?.skipsOwnership && defect.operationId === call.operation.id;
    if (found.owner !== call.user.name && !isOpen) throw new Failure(variant.foreign);
    return found;
  }

  add({ user }: Call, id: unknown, body: Values): ResourceInstance {
    const instance = { owner: user.name, sequence: this.#world.next(), values: body };
    this.instances.set(String(id), instance);
    return instance;
  }
}

export class MarketWorld {
  readonly sessions: Sessions;
  readonly variant: ServerVariant;
  readonly defect: Defect | undefined;
  readonly products = new ResourceCollection(this);
  readonly orders = new ResourceCollection(this);
  readonly reviews = new ResourceCollection(this);
  readonly addresses = new ResourceCollection(this);
  readonly accounts = new Map<string, Values>();
  readonly keys = new Map<string, string>();
  /** For defects alone. */
  readonly deletedAddresses: ResourceInstance[] = [];
  #counter = 0;

  constructor(sessions: Sessions, variant: ServerVariant, defect: Defect | undefined) {
    this.sessions = sessions;
    this.variant = variant;
    this.defect = defect;
    for (const { name } of sessions.users) {
      this.accounts.set(name, {
        account: name,
        nick: name,
        phone: null,
        birthday: "1999-12-31",
        newsletter: false,
      });
    }
  }

  next(): number {
    this.#counter += 1;
    return this.#counter;
  }

  has(name: string): boolean {
    return this.defect?.isInHandler === true && this.defect.name === name;
  }

  /** Absent and null are equivalent where both are allowed; the variant chooses one of them. */
  withNulls(body: Values, nullable: string[]): Values {
    if (this.variant.omitsNull)
      return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    return { ...Object.fromEntries(nullable.map((name) => [name, null])), ...body };
  }

  time(text: unknown): unknown {
    return formatTime(text, this.variant);
  }
}

/** The rows of one page and the total. */
export function paginate(
  world: MarketWorld,
  items: unknown[],
  page: unknown,
  size: unknown,
  operationId: string,
): [unknown[], number] {
  const last = Math.max(1, Math.ceil(items.length / Number(size)));
  const requestedPage = world.has(`${operationId} repeats the last page`)
    ? Math.min(last, Number(page))
    : Number(page);
  const first = (requestedPage - 1) * Number(size);
  const has = (what: string): boolean => world.has(`${operationId} ${what}`);
  if (world.variant.pastEndNotFound && first > 0 && first >= items.length) throw new Failure(404);
  const from = has("overlaps") && first > 0 ? first - 1 : first;
  const to = first + Number(size) - (has("ends early") ? 1 : 0);
  const total = items.length - (has("does not count the last") && items.length > 0 ? 1 : 0);
  if (has("gives everything on the first page") && first === 0) return [items, items.length];
  if (has("counts to ten at most")) return [items.slice(from, to), Math.min(10, total)];
  return [items.slice(from, to), has("counts the page") ? items.slice(from, to).length : total];
}
