import { escapePointer } from "../../../lib/json-pointer";
import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { withValueAt } from "../../lib/json";
import { isCursor } from "../../load/follow";
import type { Operation } from "../../load/model";
import { generate, typeOf } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { discard, lastCreated, type PreparedCall, perform, validCall } from "../shared/prepared-call";

/**
 * Requests that no schema covers (NUL characters, half surrogates, repeated parameters, broken percent-encoding) may
 * be accepted or refused, but cause no server error.
 *
 * Standard: RFC 9110 §15.6.1 (500); RFC 3986 §2.1.
 * Reports: `server-error`. Severity: error.
 */
export function malformedRequests(checker: Checker, operation: Operation): Scenario[] {
  // Failed sign-ins are counted, and the account is needed.
  if (checker.users.some(({ login }) => login?.operationId === operation.id)) return [];
  const found: Scenario[] = [];
  const scenario = (name: string, change: (trial: Trial, call: PreparedCall) => PreparedCall): void => {
    found.push({
      name: `odd ${operation.id} ${name}`,
      operation,
      run: async (trial) => {
        if (!checker.bases.get(operation)?.isAccepted) return;
        const countBefore = checker.instances.length;
        const call = change(trial, await validCall(trial, operation, { isFresh: false }));
        await perform(trial, call, { tolerance: "door", trigger: `odd ${name}` });
        if (checker.instances.length > countBefore) await discard(trial, lastCreated(trial));
      },
    });
  };
  const names = freeTexts(operation);
  if (names.length > 0)
    for (const [name, text] of [
      ["zero", "zero \u0000 inside"],
      ["half", "half \ud800 a character"],
    ] as const)
      scenario(name, (trial, call) => {
        let body = withUniqueTexts(trial, operation, call.body, false);
        for (const member of names) body = withValueAt(body, `/${escapePointer(member)}`, text);
        return { ...call, body };
      });
  const query = operation.parameters.filter(({ in: at }) => at === "query");
  if (query.length > 0)
    scenario("twice", (trial, call) => {
      const value = query.map((parameter) => {
        const known = call.parameters.get(keyOf(parameter));
        const value =
          known ?? generate(operation.contract.documents, parameter.schema, { random: trial.random });
        return `${encodeURIComponent(parameter.name)}=${encodeURIComponent(String(value))}`;
      });
      const more = value.flatMap((one) => [one, one]).join("&");
      return { ...call, spell: (url) => `${url}${url.includes("?") ? "&" : "?"}${more}` };
    });
  const cursor = query.find(({ name }) => isCursor(name) || name === operation.pagination?.follow?.cursor);
  if (cursor)
    scenario("cursor", (trial, call) => ({
      ...call,
      parameters: new Map(call.parameters).set(
        keyOf(cursor),
        generate(operation.contract.documents, cursor.schema, { random: trial.random }),
      ),
    }));
  const last = operation.path.lastIndexOf("{");
  if (last >= 0)
    scenario("percent", (_, call) => ({
      ...call,
      spell: (url) => {
        const steps = (url.split("?")[0] ?? "").split("/");
        const place = operation.path.split("/").length - operation.path.slice(0, last).split("/").length;
        steps[steps.length - 1 - place] = "%E0%A4%A";
        return steps.join("/");
      },
    }));
  return found;
}

/** Members of the body without constraints on their text. */
function freeTexts(operation: Operation): string[] {
  const media = operation.body?.media[0];
  if (!media?.schema || !/json/.test(media.type)) return [];
  const { documents } = operation.contract;
  return [...shapeOf(documents, media.schema).properties].flatMap(([name, member]) => {
    const shape = shapeOf(documents, member);
    const isFree =
      typeOf(shape) === "string" &&
      !shape.isReadOnly &&
      !shape.values &&
      !shape.hasConstant &&
      shape.patterns.length === 0 &&
      shape.format === undefined &&
      (shape.maxLength ?? 40) >= 20;
    return isFree ? [name] : [];
  });
}
