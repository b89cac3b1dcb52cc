import type { Checker } from "../engine/checker";
import type { ResourceInstance } from "../engine/resource-instance";
import type { Draft } from "../judge/finding";
import { array, isObject, leaves, valueAt } from "../lib/json";
import { findList } from "../load/lists";
import { isRead } from "../load/model";
import { isIdName } from "../plan/nouns";
import type { Resource } from "../plan/resource";
import type { Exchange } from "../send/exchange";

/** Maximum number of rows recreated before the decisive one: the position in the list may matter. */
const maximumRows = 36;

/** Maximum number of stored changes of one resource. */
const maximumChanges = 400;

/** Records which requests created and changed what later responses show, so that findings can be reproduced. */
export class Provenance {
  private readonly checker: Pick<Checker, "resources" | "instances">;
  private readonly changes = new Map<Resource, Exchange[]>();
  private readonly order = new WeakMap<Exchange, number>();
  private count = 0;

  constructor(checker: Pick<Checker, "resources" | "instances">) {
    this.checker = checker;
  }

  record(exchange: Exchange): void {
    this.count += 1;
    this.order.set(exchange, this.count);
    const role = this.checker.resources.roles.get(exchange.operation);
    if (!role || !exchange.ok || exchange.call.method !== undefined || isRead(exchange.operation)) return;
    if (role.kind === "create") return;
    const known = this.changes.get(role.resource) ?? [];
    known.push(exchange);
    if (known.length > maximumChanges) known.shift();
    this.changes.set(role.resource, known);
  }

  /** The requests of other trials that a finding depends on, in order. */
  precedingCalls(draft: Draft): Exchange[] {
    const { exchange, steps } = draft;
    const role = this.checker.resources.roles.get(exchange.operation);
    if (!role || !exchange.ok) return [];
    const rows = rowsAt(draft);
    const found = new Set<Exchange>();
    const instances = rows.map((row) => this.instanceOfRow(row, role.resource));
    // Earlier pages consist of whatever was created before.
    if (rows.length > 0 && isLaterPage(exchange))
      instances.unshift(
        ...this.checker.instances.filter((one) => one.resource === role.resource && !one.isDeleted),
      );
    for (const instance of new Set(instances.slice(-maximumRows))) if (instance) this.add(instance, found, 0);
    if (rows.length === 0) this.addWriter(draft, role.resource, found);
    const at = (one: Exchange): number => this.order.get(one) ?? 0;
    return [...found]
      .filter((one) => at(one) < at(exchange) && !steps.includes(one))
      .sort((left, right) => at(left) - at(right));
  }

  /** The instance a row represents: by its id members, else by any value. */
  private instanceOfRow(row: unknown, resource: Resource): ResourceInstance | undefined {
    if (!isObject(row)) return undefined;
    const all = Object.entries(row);
    const byId = this.instanceWithValue(
      all.filter(([name]) => isIdName(name)),
      resource,
    );
    return byId ?? this.instanceWithValue(all, resource);
  }

  private instanceWithValue(
    members: readonly [string, unknown][],
    resource: Resource,
  ): ResourceInstance | undefined {
    const values = new Set(members.map(([, value]) => String(value)));
    return this.checker.instances.find(
      (instance) => instance.resource === resource && values.has(String(instance.ids.get(resource.key))),
    );
  }

  /** Adds the creation of an instance, preceded by those of the instances it refers to, and its changes. */
  private add(instance: ResourceInstance, found: Set<Exchange>, depth: number): void {
    const creator = instance.steps.at(-1);
    if (!creator || found.has(creator)) return;
    if (depth < 3)
      for (const other of this.checker.instances) {
        const id = other.ids.get(other.resource.key);
        if (other !== instance && id !== undefined && names(creator, id)) this.add(other, found, depth + 1);
      }
    found.add(creator);
    const id = instance.ids.get(instance.resource.key);
    for (const change of this.changes.get(instance.resource) ?? [])
      if (id !== undefined && names(change, id)) found.add(change);
  }

  /** Adds the request that wrote a value of a singleton resource, such as the user's own account. */
  private addWriter({ exchange, pointer }: Draft, resource: Resource, found: Set<Exchange>): void {
    if (!resource.isSingle) return;
    const name = pointer.split("/").at(-1) ?? "";
    const returned = [...leaves(exchange.payload)].find(([at]) => at.split("/").at(-1) === name)?.[1];
    if (typeof returned !== "string" && typeof returned !== "number" && typeof returned !== "bigint") return;
    const writer = (this.changes.get(resource) ?? []).findLast(({ call }) =>
      [...leaves(call.body)].some(([at, value]) => at.split("/").at(-1) === name && value === returned),
    );
    if (writer) found.add(writer);
  }
}

/** The decisive list row with those before it, on earlier pages too; empty where the response is not a list. */
function rowsAt({ exchange, pointer, steps }: Draft): unknown[] {
  const { operation } = exchange;
  const items = operation.pagination?.items ?? findList(operation)?.items;
  if (items === undefined || !pointer.startsWith(`${items}/`)) return [];
  const rowsOf = ({ body }: Exchange): unknown[] => array(valueAt(body, items));
  const at = Number(pointer.slice(items.length + 1).split("/")[0]);
  if (!Number.isInteger(at)) return [];
  const before = steps.slice(0, Math.max(0, steps.indexOf(exchange)));
  const earlier = before.filter((one) => one.operation === operation && one.ok && one.user === exchange.user);
  return [...earlier.flatMap(rowsOf), ...rowsOf(exchange).slice(0, at + 1)].slice(-maximumRows);
}

/** Whether a response is not the first page. */
function isLaterPage({ operation: { pagination }, call }: Exchange): boolean {
  if (!pagination) return false;
  const stated = (name: string | undefined): unknown =>
    name === undefined ? undefined : call.parameters.get(`query.${name}`);
  return (
    Number(stated(pagination.page) ?? pagination.first) > pagination.first ||
    Number(stated(pagination.offset) ?? 0) > 0 ||
    stated(pagination.follow?.cursor) !== undefined
  );
}

function names({ call }: Exchange, id: unknown): boolean {
  const text = String(id);
  for (const [key, value] of call.parameters)
    if ((key.startsWith("path.") || isIdName(key)) && String(value) === text) return true;
  return [...leaves(call.body)].some(
    ([at, value]) =>
      String(value) === text &&
      isIdName(
        at
          .replace(/(\/\d+)+$/, "")
          .split("/")
          .at(-1) ?? "",
      ),
  );
}
