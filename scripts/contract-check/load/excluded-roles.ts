import { singular } from "../lib/singular";
import { refusalText } from "./documented";
import type { Operation } from "./model";
import { type RoleSentence, roleList, roleSentences, rolesIn } from "./role-texts";

/**
 * The roles that a text certainly keeps from an operation, whatever else it asks of the others: "By the clinic's dentist or
 * a manager, while the case is a draft", "Technicians do not book".
 */
export function excludedRoles(operation: Operation, roles: readonly string[]): readonly string[] {
  const own = roleSentences(operation.text, roles);
  if (own.some((one) => /@\d/.test(one) && /\b(also|too|as well)\b/.test(one))) return [];
  const words = namesOfCall(operation);
  // What an operation is for stands at the begin of its text: the summary, and the first sentences of the description.
  const allowed = own
    .slice(0, 3)
    .flatMap((one) => allowedIn(one))
    .concat(own.flatMap((one) => actingIn(one, words)));
  const [first] = allowed;
  if (first !== undefined)
    return roles.filter((_, index) => !allowed.some((list) => rolesIn(list).includes(index)));
  const refused = [
    ...own.flatMap((one) => refusedIn(one, words)),
    ...roleSentences(refusalText(operation, 403), roles).flatMap((one) => callersIn(one)),
  ].flatMap(rolesIn);
  return roles.filter((_, index) => refused.includes(index));
}

/** What may follow whom an operation is for: the end, or what else it asks. */
const ends = "(?=$|[.,;:(]| and only\\b| while\\b| until\\b| as long as\\b)";
/** "By managers, or whoever opened it": there are others. */
const isOpenEnded = (sentence: RoleSentence): boolean =>
  /\b(else|any(one|body)|every(one|body)|whoever|owners?|authors?|creators?|themsel\w+|all (roles|users)|caller)\b/.test(
    sentence,
  );

/** "By managers, of cases in production", "for @0 and @1 only", "@0 only": the list. */
function allowedIn(sentence: RoleSentence): string[] {
  const found =
    new RegExp(
      `^(?:only |just )?(?:open |reserved |available |done |restricted |limited )?(?:for|by|to) (?:only )?(${roleList})(?: only| alone)?${ends}`,
    ).exec(sentence) ?? new RegExp(`^(${roleList}) (?:only|alone)${ends}`).exec(sentence);
  return found?.[1] !== undefined && !isOpenEnded(sentence) ? [found[1]] : [];
}

/** "Only technicians start work": where the operation is what they do. */
function actingIn(sentence: RoleSentence, words: ReadonlySet<string>): string[] {
  const [, list, verb = ""] = new RegExp(`^only (${roleList}) (?:may |can )?(\\w+)`).exec(sentence) ?? [];
  return list !== undefined && words.has(singular(verb)) ? [list] : [];
}

const notAllowed =
  "(?:do not|does not|don['’]t|doesn['’]t|may not|must not|can ?not|can['’]t|are not allowed to|is not allowed to|never)";

/** "Technicians do not open cases", "clerks cannot (403)"; "cannot write internal messages" is about some of them. */
function refusedIn(sentence: RoleSentence, words: ReadonlySet<string>): string[] {
  const [, list, rest = ""] = new RegExp(`^(${roleList}) ${notAllowed}\\b([^.;]*)`).exec(sentence) ?? [];
  if (list === undefined) return [];
  const narrowing = rest
    .replace(/\([^)]*\)|, (?:which|and|but) .*$/g, " ")
    .split(/[^\w@]+/)
    .filter((word) => word !== "" && !filling.has(word));
  return narrowing.every((word) => words.has(singular(word))) ? [list] : [];
}

const filling = new Set(
  "a an the any this it them so do that these those here at all ever one ones of for with to new their its".split(
    " ",
  ),
);

/** "The caller is a technician", as the description of a refusal. */
function callersIn(sentence: RoleSentence): string[] {
  const pattern = new RegExp(`^(?:the )?(?:caller|user|account|token) (?:is|belongs to) (${roleList})[.;]?$`);
  return [pattern.exec(sentence)?.[1] ?? ""];
}

/** What an operation does, and with what, as its id, its summary and its address name it. */
function namesOfCall({ id, path, place }: Operation): ReadonlySet<string> {
  const { summary } = Object(place.value);
  const named = `${id.replace(/([a-z0-9])([A-Z])/g, "$1 $2")} ${String(summary ?? "")} ${path.replace(/\{[^}]*\}/g, "")}`;
  return new Set(
    named
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean)
      .map(singular),
  );
}
