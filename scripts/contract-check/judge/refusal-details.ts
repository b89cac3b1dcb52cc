import { isObject } from "../lib/json";
import { sentencesOf } from "../lib/texts";
import { responseFor } from "../load/documented";
import { descriptionOf } from "../plan/member-sources";
import { membersOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";

const listName = /^(details|errors|fields|violations|issues|problems|invalid_?params|fieldErrors)$/i;
const fieldName = /^(field|path|pointer|name|property|param|parameter|loc|location|member|source)$/i;
const filling = /\b(at least one|one (entry|item|object)|an (entry|item|object)|each|every)\b/i;

/** The list of a refusal that says what was wrong with which member. */
interface Details {
  pointer: string;
  entries: readonly unknown[];
  code: string;
  /** What the contract says of the list. */
  about: string;
}

function detailsIn({ operation, response, body }: Exchange): Details | undefined {
  const documented = response && responseFor(operation, response.status);
  const schema = documented?.media[0]?.schema;
  if (!documented || !schema || !isObject(body)) return undefined;
  const { documents } = operation.contract;
  for (const [prefix, place, value] of [
    ["", schema, body] as const,
    ...[...membersOf(documents, schema)].map(([name, member]) => [`/${name}`, member, body[name]] as const),
  ]) {
    if (!isObject(value)) continue;
    const found = [...membersOf(documents, place)].find(
      ([name]) => listName.test(name) && Array.isArray(value[name]),
    );
    if (!found) continue;
    const [name, member] = found;
    const entries = value[name];
    if (!Array.isArray(entries)) continue;
    const named = sentencesOf(documented.description).filter((one) => new RegExp(`\\b${name}\\b`).test(one));
    const about = [descriptionOf(member, documents.resolve(member)), ...named].join(" ");
    const code = Object.entries(value).find(([key]) => /^(code|errcode|error|type)$/i.test(key))?.[1];
    return { pointer: `${prefix}/${name}`, entries, code: typeof code === "string" ? code : "", about };
  }
  return undefined;
}

/**
 * The list of a refusal's details has an entry where the contract promises one, and none where it says that it is empty.
 *
 * Standard: the descriptions of the documented responses.
 * Reports: `body`. Severity: error.
 */
export function refusalDetailFaults(exchange: Exchange): Fault[] {
  const { operation, response } = exchange;
  if (exchange.ok || !response || response.status < 400) return [];
  const details = detailsIn(exchange);
  if (!details) return [];
  const documented = responseFor(operation, response.status);
  const codes = [...(documented?.description ?? "").matchAll(/`([a-z][a-z_]+|[A-Z][A-Z_]+)`/g)].flatMap(
    ([, code = ""]) => (listName.test(code) ? [] : [code]),
  );
  const isPromised = sentencesOf(details.about).some((one) => filling.test(one) && !/\bempty\b/i.test(one));
  const isOwnCode = details.code !== "" && codes.includes(details.code);
  const fault = (expected: string): Fault[] => [
    {
      rule: "body",
      cause: "details",
      expected,
      actual: `${details.entries.length} entries`,
      pointer: details.pointer,
      place: documented?.place ?? operation.place,
    },
  ];
  if (isPromised && isOwnCode && details.entries.length === 0 && codes.length === 1)
    return fault("an entry for what is wrong, as the contract promises");
  const [, but = ""] =
    /\bempty for (?:all|any|every)(?: other)? codes? (?:but|except|other than) ([^.;]*)/i.exec(
      details.about,
    ) ?? [];
  if (but !== "" && details.code !== "" && details.entries.length > 0 && !but.includes(details.code))
    return fault(`no entries for ${details.code}`);
  return [];
}

/**
 * The members that a refusal's details name; undefined where it has none that name any.
 */
export function namedFields(exchange: Exchange): string[] | undefined {
  const entries = detailsIn(exchange)?.entries ?? [];
  const fields = entries.flatMap((entry) => {
    const all = Object.entries(isObject(entry) ? entry : {}).filter(([name]) => fieldName.test(name));
    return all.flatMap(([, value]) => (typeof value === "string" && value !== "" ? [value] : []));
  });
  return fields.length > 0 ? fields : undefined;
}
