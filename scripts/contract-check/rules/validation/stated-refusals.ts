import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { sentencesOf } from "../../lib/texts";
import { generalText } from "../../load/documented";
import { isCursor } from "../../load/follow";
import { isRead, type Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { generate } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import { copyCall, type PreparedCall } from "../shared/prepared-call";

const kinds = {
  unknown:
    /\b(unknown|undocumented|undescribed) (query )?parameters?\b|\bparameters? (that|which) (is|are) not (described|documented|known|listed|defined)\b/i,
  twice: /\b(more than once|twice|repeated)\b/i,
  cursor:
    /\b(invalid|unknown|forged|not (make|made|issued?|hand(ed)? out|return(ed)?|giv(e|en)( out)?)|anything else|any other)\b/i,
} as const;

type Kind = keyof typeof kinds;

/**
 * Queries that a text refuses are refused: parameters that are not documented, that come twice, cursors that the server
 * did not make.
 *
 * Standard: the descriptions of the contract, the operation and its parameters.
 * Reports: `refusal`. Severity: error.
 */
export function statedRefusals(checker: Checker, operation: Operation): Scenario[] {
  if (!isRead(operation)) return [];
  const { contract, parameters } = operation;
  const ofParameters = parameters.map(({ place, schema }) =>
    descriptionOf(place, contract.documents.resolve(schema)),
  );
  const ofRefusals = operation.responses
    .filter(({ status, description }) => /^4/.test(status) && /\bcursors?\b/i.test(description))
    .map(({ status, description }) => `${status} ${description}`);
  const text = [generalText(contract), operation.text, ...ofParameters, ...ofRefusals].join(". ");
  return (Object.keys(kinds) as Kind[])
    .filter((kind) => statesRefusal(text, kind))
    .map((kind) => ({
      name: `stated ${kind} ${operation.id}`,
      operation,
      run: (trial) => tryQuery(trial, checker, operation, kind),
    }));
}

/** "A query parameter that is not documented is refused with 400." */
export function statesRefusal(text: string, kind: Kind): boolean {
  const subject = kind === "cursor" ? /\bcursors?\b/i : /\bparameters?\b/i;
  const sentences = sentencesOf(text);
  if (kind === "unknown" && sentences.some((one) => /\bparameters? (is|are) ignored\b/i.test(one)))
    return false;
  return sentences.some(
    (one) =>
      subject.test(one) &&
      kinds[kind].test(one) &&
      /\b(400|422)\b|\brefus|\breject/i.test(one) &&
      !/\bignored?\b/i.test(one),
  );
}

async function tryQuery(trial: Trial, checker: Checker, operation: Operation, kind: Kind): Promise<void> {
  if (!checker.bases.get(operation)?.isAccepted) return;
  const call = changed(await prepareCall(trial, operation), kind, trial);
  if (!call) return;
  const exchange = await trial.send(call, { trigger: `stated ${kind}` });
  if (!exchange.ok) return;
  trial.report("refusal", operation, exchange, {
    expected: `a refusal of a query with ${whatOf[kind]}, as the contract states`,
    pointer: "/query",
    cause: `stated ${kind}`,
  });
}

const whatOf: Record<Kind, string> = {
  unknown: "a parameter that is not documented",
  twice: "a parameter twice",
  cursor: "a cursor that the server did not make",
};

function changed(call: PreparedCall, kind: Kind, trial: Trial): PreparedCall | undefined {
  const { parameters, contract, pagination } = call.operation;
  const query = parameters.filter(({ in: at }) => at === "query");
  const add = (more: string): PreparedCall => ({
    ...call,
    rewriteUrl: (url) => `${url}${url.includes("?") ? "&" : "?"}${more}`,
  });
  if (kind === "unknown") return add("notDocumented=1");
  if (kind === "cursor") {
    const cursor = query.find(({ name }) => isCursor(name) || name === pagination?.follow?.cursor);
    return cursor && copyCall(call, `query.${cursor.name}`, "bm90IGEgY3Vyc29y");
  }
  const single = query.find(({ name, schema, required }) => {
    const { types } = shapeOf(contract.documents, schema);
    return !required && types.size > 0 && !types.has("array") && !types.has("object") && !isCursor(name);
  });
  if (!single) return undefined;
  const value = encodeURIComponent(
    String(generate(contract.documents, single.schema, { random: trial.random })),
  );
  return add(`${single.name}=${value}&${single.name}=${value}`);
}
