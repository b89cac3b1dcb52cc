import type { Scenario } from "../../engine/scenario";
import { toJson } from "../../lib/exact-json";
import { documents } from "../../load/documented";
import type { Media, Operation } from "../../load/model";
import { typesWithSignature } from "../../send/request";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, type PreparedCall, perform, validCall } from "../shared/prepared-call";
import { noteRefusal } from "./refusal-codes";

/**
 * Requests without a body, with another media type or with malformed JSON are refused, and files that do not begin as their
 * type does, where a text says so.
 *
 * Standard: RFC 9110 §15.5.1 (400), §15.5.16 (415); OpenAPI `requestBody.required` and `content`.
 * Reports: `refusal`, `refusal-code`. Severity: error.
 */
export function invalidBodies(operation: Operation): Scenario[] {
  const { body } = operation;
  const media = body?.media[0];
  if (!body || !media) return [];
  const isJson = /json/.test(media.type);
  const scenario = (cause: string, what: string, change: (call: PreparedCall) => PreparedCall): Scenario => ({
    name: `refusal ${operation.id} ${cause}`,
    operation,
    run: async (trial) => {
      if (!trial.checker.bases.get(operation)?.isAccepted && cause !== "malformed") return;
      const valid = await validCall(trial, operation, { isFresh: false });
      const call = change(withNewNames(trial, valid));
      const countBefore = trial.created.length;
      const exchange = await perform(trial, call, { trigger: cause, tolerance: "gateway" });
      trial.checker.coverage.plan(operation, `/body ${cause}`, false);
      if (!exchange.ok) {
        trial.checker.coverage.reached(operation, `/body ${cause}`, "refused");
        if (cause === "malformed" && trial.attempt === 0)
          noteRefusal(trial.checker, {
            operation,
            at: "malformed",
            keyword: cause,
            pointer: "/body",
            code: exchange.code,
            repeat: async (other) =>
              await perform(other, change(withNewNames(other, await validCall(other, operation))), {
                tolerance: "gateway",
              }),
          });
        return;
      }
      // An answer that shows the wrong type violates its schema for the same cause.
      trial.removeFinding(exchange, "body");
      trial.report("refusal", operation, exchange, {
        expected: `a refusal, because of ${what}`,
        pointer: "/body",
        cause,
        place: body.place,
      });
      if (trial.created.length > countBefore) await discard(trial, lastCreated(trial));
    },
  });
  // Valid content under a wrong media type, which the server has to check before parsing.
  const wrong = isJson ? ["text/plain"] : ["application/json", "image/png"];
  if (!isJson && documents(operation, 415)) wrong.push("text/plain");
  // An operation for patch documents only, with a documented refusal of other content, refuses plain JSON too.
  if (isJson && documents(operation, 415)) wrong.push("application/json");
  const found = wrong
    .filter((other) => !isKnown(body.media, other))
    .map((type, index) =>
      scenario(
        `media type${index > 0 ? ` ${type}` : ""}`,
        "a content type that is not documented",
        (call) => ({
          ...call,
          raw: { type, text: toJson(call.body ?? {}) },
        }),
      ),
    );
  found.push(...wrongFiles(operation).map(({ cause, what, change }) => scenario(cause, what, change)));
  if (isJson)
    found.unshift(
      scenario("malformed", "JSON that is not complete", (call) => ({
        ...call,
        raw: { type: media.type, text: `${toJson(call.body ?? {}).slice(0, -1)},` },
      })),
    );
  if (body.required) {
    found.push(
      scenario("empty", "a required body that is missing", (call) => ({ ...call, body: undefined })),
    );
  }
  return found;
}

interface WrongBody {
  cause: string;
  what: string;
  change: (call: PreparedCall) => PreparedCall;
}

/** Files of a type that is not documented, and files of a documented type that begin in another way. */
function wrongFiles(operation: Operation): WrongBody[] {
  const known = operation.body?.media ?? [];
  const [media] = known;
  if (!media || !typesWithSignature.includes(media.type)) return [];
  const other = typesWithSignature.find((type) => !isKnown(known, type));
  const wrong: WrongBody[] = [];
  if (other !== undefined && documents(operation, 415))
    wrong.push({
      cause: `media type ${other}`,
      what: "a content type that is not documented",
      change: (call) => ({ ...call, media: { ...media, type: other } }),
    });
  if (/\bsignatures?\b|\bmagic (?:numbers?|bytes?)\b/i.test(operation.text))
    wrong.push({
      cause: "signature",
      what: `a file of ${media.type} that does not begin as one`,
      change: (call) => ({ ...call, raw: { type: media.type, text: "text of a file" } }),
    });
  return wrong;
}

/** Whether a type is documented, by itself or in a range. */
const isKnown = (media: readonly Media[], other: string): boolean =>
  media.some(({ type }) => type.includes("*") || type.startsWith(other));
