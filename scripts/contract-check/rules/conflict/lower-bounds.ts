import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, type Json } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { membersOf, shapeOf } from "../../schema/shape";
import { perform, validCall } from "../shared/prepared-call";

/** "Adds `delta` to `onHand`. Refused when `onHand` would fall below `reserved`." */
export interface LowerBound {
  /** The member of the body that changes a number, that number, and the one below which it may not be. */
  change: string;
  member: string;
  least: string | number;
}

/** What a text does not let a number fall below, and the member of the body that changes it. */
export function lowerBoundIn(text: string, names: readonly string[]): LowerBound | undefined {
  const plain = text.replace(/\s+/g, " ");
  const [, member = "", least = ""] =
    /\b(?:when|if|that|where) (?:the |its )?`?(\w+)`? would (?:fall|drop|go|sink|be|become) (?:below|under|less than|lower than) (?:the |its )?`?(\w+)`?/i.exec(
      plain,
    ) ?? [];
  const change = names.find((name) =>
    new RegExp(`\\b(adds?|adding) \`${name}\` to\\b|\\bchanges?\\b[^.;]* by \`${name}\``, "i").test(plain),
  );
  if (change === undefined || member === "") return undefined;
  return { change, member, least: /^\d+$/.test(least) ? Number(least) : least === "zero" ? 0 : least };
}

/**
 * What would take a number below the one that a text names is refused with 409: "when `onHand` would fall below `reserved`".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function lowerBounds(operation: Operation): Scenario[] {
  const schema = operation.body?.media[0]?.schema;
  if (isRead(operation) || !schema || !documents(operation, 409)) return [];
  const bound = lowerBoundIn(operation.text, [...membersOf(operation.contract.documents, schema).keys()]);
  return bound
    ? [{ name: `lower bound ${operation.id}`, operation, run: (trial) => fallBelow(trial, operation, bound) }]
    : [];
}

async function fallBelow(trial: Trial, operation: Operation, bound: LowerBound): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const schema = operation.body?.media[0]?.schema;
  const call = await validCall(trial, operation);
  const control = await perform(trial, call);
  const { payload } = control;
  if (!control.ok || !schema || !isObject(payload) || !isObject(call.body)) return;
  const now = payload[bound.member];
  const least = typeof bound.least === "number" ? bound.least : payload[bound.least];
  if (typeof now !== "number" || typeof least !== "number") return;
  const change = least - now - 1;
  for (const body of withChoices(operation, { ...call.body, [bound.change]: change })) {
    if (!trial.checker.validator.isValid(schema, body)) continue;
    const exchange = await perform(trial, { ...call, body });
    if (exchange.code === 409) return;
    if (!exchange.ok) continue;
    trial.report("conflict", operation, exchange, {
      expected: `409, as ${bound.member} ${now} with ${bound.change} ${change} is below ${bound.least}`,
      pointer: `/body/${bound.change}`,
      cause: "lower bound",
    });
    return;
  }
}

/** The body with each value of its members that have few: a loss has another reason than a delivery. */
function withChoices({ contract: { documents: docs }, body: request }: Operation, body: Json): Json[] {
  const schema = request?.media[0]?.schema;
  const others = [...(schema ? membersOf(docs, schema) : [])].flatMap(([name, place]) =>
    body[name] === undefined
      ? []
      : (shapeOf(docs, place).values ?? []).map((value) => ({ ...body, [name]: value })),
  );
  return [body, ...others];
}
