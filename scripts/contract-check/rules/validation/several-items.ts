import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, type Json } from "../../lib/json";
import { isRead, type Operation } from "../../load/model";
import { isIdName } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/** A list of a body whose items are of several kinds. */
interface KindList {
  name: string;
  kind: string;
  values: readonly string[];
  /** A number of each item that may differ. */
  amount: string | undefined;
}

/**
 * A list whose items are of few kinds is sent with one of each, with numbers of their own: sums over some of them show there
 * alone. What kinds do not go together is left out. `judge/filtered-sums.ts` judges the answers.
 *
 * Standard: the descriptions of operations and members.
 * Reports: `body`. Severity: error.
 */
export function severalItems({ bases, options }: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || options.isReadOnly) return [];
  return kindLists(operation).map((list) => ({
    name: `several ${list.name} ${operation.id}`,
    operation,
    run: async (trial) => {
      if (!bases.get(operation)?.isAccepted) return;
      for (const left of [undefined, ...list.values]) {
        const start = trial.created.length;
        const isTaken = await sendEach(trial, operation, list, left);
        await discardSince(trial, start);
        if (isTaken !== false) return;
      }
    },
  }));
}

function kindLists({ body, contract }: Operation): KindList[] {
  const { documents } = contract;
  const schema = body?.media[0]?.schema;
  return [...(schema ? membersOf(documents, schema) : [])].flatMap(([name, place]) => {
    const { types, items } = shapeOf(documents, place);
    const inner = types.has("array") && items ? [...membersOf(documents, items)] : [];
    // Items that name something else need one thing each.
    if (inner.length < 2 || inner.some(([member]) => isIdName(member))) return [];
    const kinds = inner.flatMap(([kind, one]) => {
      const values = (shapeOf(documents, one).values ?? []).filter((value) => typeof value === "string");
      return values.length > 1 && values.length < 6 ? [{ kind, values }] : [];
    });
    const amount = inner.find(([, one]) => shapeOf(documents, one).types.has("integer"))?.[0];
    const [only] = kinds;
    return only && kinds.length === 1 ? [{ name, ...only, amount }] : [];
  });
}

/** Sends one item of each kind, and two of the last; undefined where the body cannot be so. Returns whether it was accepted. */
async function sendEach(
  trial: Trial,
  operation: Operation,
  { name, kind, values, amount }: KindList,
  left: string | undefined,
): Promise<boolean | undefined> {
  // What the call acts on may have been used up by others.
  const call = await validCall(trial, operation, { isFresh: operation.path.includes("{") });
  const list = isObject(call.body) ? call.body[name] : undefined;
  const [first]: unknown[] = Array.isArray(list) ? list : [];
  if (!isObject(call.body) || !isObject(first)) return undefined;
  const kinds = values.filter((value) => value !== left);
  const items = [...kinds, ...kinds.slice(-1)].map((value, index): Json => {
    const number = amount === undefined ? undefined : first[amount];
    const own = amount !== undefined && typeof number === "number" ? { [amount]: number + 10 * index } : {};
    return { ...first, ...own, [kind]: value };
  });
  const body = { ...call.body, [name]: items };
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !trial.checker.validator.isValid(schema, body)) return undefined;
  return (await perform(trial, { ...call, body })).ok;
}
