import { isObject } from "../lib/json";
import { singular } from "../lib/singular";
import type { Operation } from "../load/model";
import { nounAndMember, verbAndNoun, wordsOf } from "../plan/nouns";
import type { Exchange } from "../send/exchange";

/** Values of one member that are kept: the first ones exist from the start, the latest ones are the run's own. */
const firstOnes = 4;
const latestOnes = 6;

const itemsRead = 5;
const deepest = 4;

type Scalar = string | number | bigint;

/** A value that a successful response showed. */
export interface ObservedValue {
  value: Scalar;
  /** What it belongs to: path parameters of the request, and ids of the objects around it, by noun. */
  context: ReadonlyMap<string, Scalar>;
  /** Whether a request of this run made it. */
  isOwn: boolean;
}

/**
 * What responses showed, by noun and member: `{"projects": [{"id": "default"}]}` is a project with the id `default`.
 * Parameters that no creation of the contract leads to take their values from here.
 */
export class ObservedValues {
  private readonly values = new Map<string, ObservedValue[]>();
  private readonly members = new Map<string, Set<string>>();
  /** Path parameter, with the noun before it → values with which a call succeeded. */
  private readonly used = new Map<string, ObservedValue[]>();

  record({ ok, isJson, operation, call, payload }: Exchange): void {
    if (!ok || !isJson || call.method !== undefined) return;
    const context = new Map<string, Scalar>();
    for (const [key, value] of call.parameters)
      if (key.startsWith("path.") && isScalar(value)) context.set(nounOfName(key.slice(5)), value);
    this.recordUse(operation, context, call.parameters);
    const isOwn = operation.method === "post" && operation.body !== undefined;
    const visit = (
      value: unknown,
      noun: string,
      around: ReadonlyMap<string, Scalar>,
      depth: number,
    ): void => {
      if (depth > deepest) return;
      if (Array.isArray(value)) {
        for (const item of value.slice(0, itemsRead)) visit(item, singular(noun), around, depth + 1);
      } else if (isObject(value)) {
        const inner = new Map(around);
        for (const name of ["id", "name"]) {
          const id = value[name];
          if (isScalar(id) && !inner.has(noun)) inner.set(noun, id);
        }
        for (const [name, member] of Object.entries(value)) {
          if (isScalar(member)) this.add(noun, name, { value: member, context: inner, isOwn });
          // What is called a list alone lists what the whole answer is about.
          const isWhole = Array.isArray(member) && /^(list|items|rows|records|results|entries)$/i.test(name);
          if (isWhole) visit(member, noun, around, depth + 1);
          visit(member, wordsOf(name).join(""), inner, depth + 1);
        }
      } else if (isScalar(value)) this.add(noun, "", { value, context: around, isOwn });
    };
    const ofPath = nounOfPath(operation.path);
    visit(payload, ofPath, context, 0);
    const ofName = verbAndNoun(operation.name).noun;
    if (ofName !== ofPath) visit(payload, ofName, context, 0);
    // An answer without a body, or one that does not repeat what was sent.
    if (isOwn && isObject(call.body))
      for (const name of ["id", "name", "key", "slug", "code"]) {
        const value = call.body[name];
        if (isScalar(value)) this.add(nounOfPath(operation.path), name, { value, context, isOwn });
      }
  }

  /** Forgets a value that nothing has any more, such as the id of what was deleted. */
  remove(value: unknown): void {
    for (const known of [...this.values.values(), ...this.used.values()]) {
      const at = known.findIndex((one) => String(one.value) === String(value));
      if (at >= 0) known.splice(at, 1);
    }
  }

  /** Whether anything of this noun was seen. */
  has(noun: string): boolean {
    return ["id", "name", "key", ""].some((member) => this.values.has(keyOf(noun, member)));
  }

  /**
   * Values that a parameter of this name may take, the likeliest first. `at` is the noun of the path segment before
   * it; values that belong to what the call names already come before others.
   */
  candidates(name: string, at: string, chosen: ReadonlyMap<string, Scalar>): ObservedValue[] {
    const { noun, member } = nounAndMember(name);
    const genericNames = ["id", "name", "key", "slug", "code", "value", "uuid", "token", ""];
    const places: [noun: string, member: string][] = [
      [at, name],
      [noun, member],
      // Where tokens have a name as well, what opens something is called their secret.
      ...(/token$/i.test(name) ? [[noun, "secret"] satisfies [string, string]] : []),
      [nounOfName(name), member],
      [at, member],
      ...genericNames.flatMap((one): [string, string][] => [
        [noun, one],
        [at, one],
      ]),
      ...[...(this.members.get(name.toLowerCase()) ?? [])].map((one): [string, string] => [one, name]),
      ...[...(this.members.get(noun) ?? [])].map((one): [string, string] => [one, noun]),
    ];
    const found = new Map<Scalar, ObservedValue>();
    for (const [one, part] of places)
      for (const observed of this.values.get(keyOf(one, part)) ?? [])
        if (!found.has(observed.value)) found.set(observed.value, observed);
    return [...found.values()].sort((left, right) => agreement(right, chosen) - agreement(left, chosen));
  }

  /**
   * Values with which the same parameter was accepted at the same place, where nothing that they belong to speaks against
   * it: an answer below `/environments/{environment}` may show the name of something else.
   */
  usedBefore(name: string, at: string, chosen: ReadonlyMap<string, Scalar>): ObservedValue[] {
    return (this.used.get(keyOf(at, name)) ?? [])
      .filter((one) => agreement(one, chosen) >= 0)
      .sort((left, right) => agreement(right, chosen) - agreement(left, chosen));
  }

  private recordUse(
    operation: Operation,
    context: ReadonlyMap<string, Scalar>,
    parameters: ReadonlyMap<string, unknown>,
  ): void {
    for (const [key, value] of parameters) {
      if (!key.startsWith("path.") || !isScalar(value)) continue;
      const name = key.slice(5);
      const place = keyOf(nounBefore(operation, name), name);
      const known = this.used.get(place) ?? [];
      this.used.set(place, known);
      if (known.some((one) => one.value === value)) continue;
      const around = new Map([...context].filter(([noun]) => noun !== nounOfName(name)));
      known.push({ value, context: around, isOwn: false });
      if (known.length > firstOnes + latestOnes) known.splice(firstOnes, 1);
    }
  }

  private add(noun: string, member: string, observed: ObservedValue): void {
    const { value } = observed;
    // A text without a letter or digit stands for others: `*` is every environment.
    const isNoKey = typeof value === "string" && (!/^.{1,100}$/.test(value) || !/[\p{L}\p{N}]/u.test(value));
    if (noun === "" || isNoKey) return;
    const key = keyOf(noun, member);
    const known = this.values.get(key) ?? [];
    this.values.set(key, known);
    const names = this.members.get(member.toLowerCase()) ?? new Set();
    this.members.set(member.toLowerCase(), names.add(noun));
    const before = known.find((one) => one.value === value);
    if (before) {
      before.isOwn ||= observed.isOwn;
      return;
    }
    known.push(observed);
    if (known.length > firstOnes + latestOnes) known.splice(firstOnes, 1);
  }
}

/** How much of what was chosen a value belongs to, less what speaks against it. */
const agreement = ({ context }: ObservedValue, chosen: ReadonlyMap<string, Scalar>): number =>
  [...chosen].reduce((sum, [key, value]) => {
    const known = context.get(key);
    return known === undefined ? sum : String(known) === String(value) ? sum + 1 : sum - 1;
  }, 0);

const keyOf = (noun: string, member: string): string => `${noun} ${member.toLowerCase()}`;

const isScalar = (value: unknown): value is Scalar =>
  (typeof value === "string" && value !== "") ||
  (typeof value === "number" && Number.isFinite(value)) ||
  typeof value === "bigint";

function nounOfName(name: string): string {
  return nounAndMember(name).noun;
}

/** `/projects/{projectId}/features/{name}` → feature. */
export function nounOfPath(path: string): string {
  const step =
    path
      .split("/")
      .filter((one) => one !== "" && !one.includes("{"))
      .at(-1) ?? "";
  return singular(wordsOf(step).join(""));
}

/** The noun of the path segment before a parameter. */
export function nounBefore({ path }: Pick<Operation, "path">, parameter: string): string {
  const at = path.indexOf(`{${parameter}}`);
  return at < 0 ? "" : nounOfPath(path.slice(0, at));
}
