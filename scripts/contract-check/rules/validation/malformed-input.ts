import { escapePointer } from "../../../lib/json-pointer";
import type { Place } from "../../document/place";
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
 * Requests that no schema covers (NUL characters, half surrogates, repeated parameters, broken percent-encoding), and
 * integers without a bound that no database holds, may be accepted or refused, but cause no server error.
 *
 * Standard: RFC 9110 §15.6.1 (500); RFC 3986 §2.1.
 * Reports: `server-error`. Severity: error.
 */
export function malformedRequests(checker: Checker, operation: Operation): Scenario[] {
  // Failed sign-ins are counted, and the account is needed.
  if (checker.users.some(({ login }) => login?.operationId === operation.id)) return [];
  const malformed = [
    ...malformedTexts(operation),
    ...wideIntegers(operation),
    repeatedParameters(operation),
    inventedCursor(operation),
    brokenEncoding(operation),
  ].filter((one) => one !== undefined);
  return malformed.map(({ name, what = name, change }) => ({
    name: `odd ${operation.id} ${name}`,
    operation,
    isIndependent: true,
    run: async (trial) => {
      if (!checker.bases.get(operation)?.isAccepted) return;
      const countBefore = trial.created.length;
      const { hasLargeIntegers } = checker;
      const call = change(trial, await validCall(trial, operation, { isFresh: false }));
      await perform(trial, call, { tolerance: "gateway", trigger: `odd ${what}` });
      // What an answer repeats does not show which numbers are usual.
      if (what === "wide") checker.hasLargeIntegers = hasLargeIntegers;
      if (trial.created.length > countBefore) await discard(trial, lastCreated(trial));
    },
  }));
}

interface Malformed {
  name: string;
  /** What several have in common, where it is not the name. */
  what?: string;
  change(trial: Trial, call: PreparedCall): PreparedCall;
}

/** NUL characters and half surrogates in every unconstrained text. */
function malformedTexts(operation: Operation): Malformed[] {
  const names = freeTexts(operation);
  if (names.length === 0) return [];
  const texts = { zero: "zero \u0000 inside", half: "half \ud800 a character" };
  return Object.entries(texts).map(([name, text]) => ({
    name,
    change: (trial, call) => {
      let body = withUniqueTexts(trial, operation, call.body, false);
      for (const member of names) body = withValueAt(body, `/${escapePointer(member)}`, text);
      return { ...call, body };
    },
  }));
}

/** One more than 64 bits hold. */
const beyond64 = 2n ** 63n;

/** An integer that is valid, as its schema states neither a bound nor a width, and more than servers usually hold. */
function wideIntegers({ parameters, body, contract }: Operation): Malformed[] {
  const isWide = (schema: Place): boolean => {
    const shape = shapeOf(contract.documents, schema);
    return (
      typeOf(shape) === "integer" &&
      shape.format === undefined &&
      !shape.values &&
      !shape.hasConstant &&
      shape.multipleOf === undefined &&
      (shape.maximum ?? shape.exclusiveMaximum) === undefined
    );
  };
  const media = body?.media[0];
  const inBody =
    media?.schema && /json/.test(media.type) ? shapeOf(contract.documents, media.schema) : undefined;
  return [
    ...parameters
      .filter(({ in: at, schema }) => (at === "path" || at === "query") && isWide(schema))
      .map((one) => ({
        name: `wide ${keyOf(one)}`,
        what: "wide",
        change: (_: Trial, call: PreparedCall) => ({
          ...call,
          parameters: new Map(call.parameters).set(keyOf(one), beyond64),
        }),
      })),
    ...[...(inBody?.properties ?? [])]
      .filter(([, member]) => isWide(member) && !shapeOf(contract.documents, member).isReadOnly)
      .map(([name]) => ({
        name: `wide ${name}`,
        what: "wide",
        change: (trial: Trial, call: PreparedCall) => ({
          ...call,
          body: withValueAt(
            withUniqueTexts(trial, call.operation, call.body, false),
            `/${escapePointer(name)}`,
            beyond64,
          ),
        }),
      })),
  ];
}

/** Every query parameter twice. */
function repeatedParameters({ parameters, contract }: Operation): Malformed | undefined {
  const query = parameters.filter(({ in: at }) => at === "query");
  if (query.length === 0) return undefined;
  return {
    name: "twice",
    change: (trial, call) => {
      const pairs = query.map((parameter) => {
        const known = call.parameters.get(keyOf(parameter));
        const value = known ?? generate(contract.documents, parameter.schema, { random: trial.random });
        return `${encodeURIComponent(parameter.name)}=${encodeURIComponent(String(value))}`;
      });
      const more = pairs.flatMap((one) => [one, one]).join("&");
      return { ...call, rewriteUrl: (url) => `${url}${url.includes("?") ? "&" : "?"}${more}` };
    },
  };
}

/** A cursor that the server never returned. */
function inventedCursor({ parameters, pagination, contract }: Operation): Malformed | undefined {
  const cursor = parameters.find(
    ({ in: at, name }) => at === "query" && (isCursor(name) || name === pagination?.follow?.cursor),
  );
  if (!cursor) return undefined;
  return {
    name: "cursor",
    change: (trial, call) => ({
      ...call,
      parameters: new Map(call.parameters).set(
        keyOf(cursor),
        generate(contract.documents, cursor.schema, { random: trial.random }),
      ),
    }),
  };
}

/** An incomplete percent-encoded character in place of the last path parameter. */
function brokenEncoding({ address: path }: Operation): Malformed | undefined {
  const last = path.lastIndexOf("{");
  if (last < 0) return undefined;
  return {
    name: "percent",
    change: (_, call) => ({
      ...call,
      rewriteUrl: (url) => {
        const steps = (url.split("?")[0] ?? "").split("/");
        const index = path.split("/").length - path.slice(0, last).split("/").length;
        steps[steps.length - 1 - index] = "%E0%A4%A";
        return steps.join("/");
      },
    }),
  };
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
