import { array, isObject, object, string } from "../lib/json";
import { refusalText } from "./documented";
import type { Contract, Operation } from "./model";
import { spelledRole } from "./role-texts";

/** What a caller needs: one of the alternatives, each of which is a list of grants (scopes or roles). */
export type Requirement = readonly (readonly string[])[];

const grantMembers = /^(roles?|scopes?|permissions?|grants?)$/i;

const known = new WeakMap<Contract, readonly string[]>();

/** Names of roles and scopes: enumerated in members called `role` or `scopes`, and those of the security schemes. */
export function grantNames(contract: Contract): readonly string[] {
  const found = known.get(contract) ?? [...new Set(namesIn(contract.place.value))];
  known.set(contract, found);
  return found;
}

/** Notes the roles that the users of a run have. */
export function addGrantNames(contract: Contract, names: readonly string[]): void {
  const words = names.filter((one) => one.length > 2);
  known.set(contract, [...new Set([...grantNames(contract), ...words])]);
}

function namesIn(value: unknown, depth = 0): string[] {
  if (depth > 24) return [];
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, depth + 1));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(grantMembers.test(name) ? enumerated(inner) : []),
    // The flows of OAuth 2.0 describe their scopes by name.
    ...(name === "scopes" && isObject(inner) && Object.values(inner).every((one) => typeof one === "string")
      ? Object.keys(inner).filter((one) => !/^(type|description|\$ref)$/.test(one))
      : []),
    ...namesIn(inner, depth + 1),
  ]);
}

function enumerated(schema: unknown): string[] {
  const values = [...array(object(schema)["enum"]), ...array(object(object(schema)["items"])["enum"])];
  return values.filter((one) => typeof one === "string" && one.length > 2) as string[];
}

/** The grants that an operation needs; undefined where the contract does not say so, or not in terms of grants alone. */
export function requirementOf(operation: Operation): Requirement | undefined {
  return ofSecurity(operation) ?? ofTexts(operation);
}

/** `security: [{ oauth: [orders:write] }]`. */
function ofSecurity({ place, contract }: Operation): Requirement | undefined {
  const fields = object(place.value);
  const alternatives = array(fields["security"] ?? object(contract.place.value)["security"]);
  const lists = alternatives.map((one) =>
    Object.values(object(one)).flatMap((scopes) => array(scopes).map(String)),
  );
  return lists.length > 0 && lists.every((one) => one.length > 0) ? lists : undefined;
}

const restricting =
  /\b(only|solely|requires?|required|needs?|needed|must (be|have|hold)|has to (be|have|hold)|have to (be|have|hold)|restricted|reserved|limited) ?|\b(roles?|scopes?|permissions?): /;
const lacking =
  /\b(is|are) (not|no|neither)\b|\bunless\b|\blacks?\b|\bwithout\b|\bmiss(ing|es)\b|\bhas no\b|\bhave no\b|\bdoes(n't| not) have\b|\bnot an?\b|\bother than\b/;
const refused =
  /\b(may|can|must) ?not\b|\bcannot\b|\bcan't\b|\b(is|are) (refused|rejected|forbidden|denied|turned away)\b|\b(gets?|receives?) (a )?403\b|\b(is|are) 403\b/;
/** Whoever has to do with the instance may do it, too, or the statement is about a part of it. */
const beyondGrants =
  /\b(owners?|authors?|creators?|assignees?|whoever|who|own|owned|themsel\w+|himself|herself|members? of|participants?|hosts?|organi[sz]ers?|another|others'?|else|also|too|any|instead|if|when|while|until|except)\b/;

/** "For every role.", "Open to all users.", "All roles; owners only those of their shop." */
const everybody =
  /^((open |available )?(for|to) )?(every|any|all|each|either)( of)?( the)? (roles?|users?|callers?)[.;]?$/;

function ofTexts(operation: Operation): Requirement | undefined {
  const names = namedGrants(operation);
  if (names.length === 0) return undefined;
  // "Drafts are listed for admins only", "a coupon that is not active is there for clerks only": some of what there is.
  const isBeyond = (statement: string): boolean =>
    /\b(listed|shown|visible|returned|included|appears?|sees?|seen|there)\b/.test(statement) ||
    // "`loanedOn` is today if left out; only librarians may give it": a member of the request.
    /\b(give|set|send|pass|state|choose|fill) (it|them|this|one)\b/.test(statement) ||
    // "`iban` is only part of the answer for managers."
    /\b(part of|in) (the|its|their|this) (answer|response|representation)\b/.test(statement) ||
    // "Cash is recorded by clerks only (422 for members)": a value of the request.
    /\(4(?!0[13])\d\d\b/.test(statement) ||
    // "`shopId` is set for technicians only": what a member holds.
    /\b(set|filled|present|given|null|empty) (in|for|to|with)\b/.test(statement) ||
    /^(an?|the|any) [^,]*?\b(that|which) (is|are|was|were) /.test(statement) ||
    beyondGrants.test(names.reduce((text, name) => text.replace(spelledRole(name), ""), statement));
  const exclusive = exclusiveGrants(statementsOf(operation.text), names);
  if (exclusive) return exclusive;
  const own = statementsOf(operation.text);
  if (own.some((statement) => everybody.test(statement))) return undefined;
  // Whom an operation is for stands at the begin of its text, or is the last that it says.
  for (const statement of [...own.slice(0, 2), ...own.slice(2).slice(-1)]) {
    const whole = names.filter((name) => spelledRole(name).test(statement));
    if (whole.length > 0 && isListOf(statement, whole)) return whole.map((one) => [one]);
  }
  // "Roles: clerks, and attendees for their own": what follows is about some of them.
  if (own.slice(0, 2).some((one) => /^roles?: /.test(one) && isBeyond(one))) return undefined;
  for (const statement of statementsOf(operation.text)) {
    const named = names.filter((name) => spelledRole(name).test(statement));
    // "Only drafts can go: anything else is refused with 409" is about a state.
    const isRefusal =
      (isRefused(statement, named) && (/\b403\b/.test(statement) || !/\b4\d\d\b/.test(statement))) ||
      hasNone(statement, named);
    // "The owner cannot be changed" is about a member of that name.
    const isAboutMember = named.some((name) =>
      new RegExp(`${spelledRole(name).source}[^.;]* (cannot|can't|may not|must not|can not) be `).test(
        statement,
      ),
    );
    if (named.length === 0 || isAboutMember || isInPart(statement, named) || isBeyond(statement)) continue;
    if (restricting.test(statement) && !isRefusal) return alternativesIn(statement, named);
    if (isRefusal) return names.filter((name) => !named.includes(name)).map((one) => [one]);
  }
  for (const statement of statementsOf(refusalText(operation, 403))) {
    const named = names.filter((name) => spelledRole(name).test(statement));
    if (hasNone(statement, named)) return names.filter((name) => !named.includes(name)).map((one) => [one]);
    if (
      named.length === 0 ||
      isInPart(statement, named) ||
      isBeyond(statement.replace(/\b(if|when|unless)\b/g, ""))
    )
      continue;
    if (lacking.test(statement) || restricting.test(statement)) return alternativesIn(statement, named);
  }
  return undefined;
}

/** What is refused, and not beside it: "it cannot be read, but an admin can bring it back". */
const isRefused = (statement: string, named: readonly string[]): boolean =>
  statement
    .split(/, but (?=[^,]*\b(?:can|may)\b(?! ?not))/)
    .some((clause) => refused.test(clause) && named.some((name) => spelledRole(name).test(clause)));

/** "Dentists have no exports (403)." */
const hasNone = (statement: string, named: readonly string[]): boolean =>
  named.some((name) =>
    new RegExp(`^${spelledRole(name).source} (have|has|gets?|see|sees) no\\b`).test(statement),
  );

/** "Promo codes are the organisers' business; nobody else may list them (403)." */
function exclusiveGrants(statements: readonly string[], names: readonly string[]): Requirement | undefined {
  const at = statements.findIndex((one) => /\b(nobody|no one) else (may|can)\b/.test(one));
  const near = [statements[at], statements[at - 1]].find((one) =>
    names.some((name) => one !== undefined && spelledRole(name).test(one)),
  );
  const named = names.filter((name) => near !== undefined && spelledRole(name).test(near));
  return near === undefined || at < 0 ? undefined : alternativesIn(near, named);
}

/**
 * "Other teachers get 403", "teachers may address `students` only", "the student can only cancel", "only the vet of the
 * appointment": some of those with the role, and what it acts on.
 */
function isInPart(statement: string, named: readonly string[]): boolean {
  return named.some((name) =>
    [
      `\\bother ${spelledRole(name).source}`,
      `\\b(may|can) (?!call|use|do\\b|be\\b)[\\w-]+ ([\\w-]+ )*?${spelledRole(name).source} only\\b`,
      `${spelledRole(name).source} (can|may) only\\b`,
      `\\bonly the ${spelledRole(name).source} of (the|that|this|its)\\b`,
    ].some((pattern) => new RegExp(pattern).test(statement)),
  );
}

/** A sentence of nothing but roles: "For teachers and the office.", "Office only.", "Roles: teacher, office." */
function isListOf(statement: string, named: readonly string[]): boolean {
  const rest = named.reduce(
    (text, name) => text.replace(new RegExp(spelledRole(name).source, "g"), ""),
    statement,
  );
  return /^[\s,.;:]*$/.test(
    rest.replace(
      /\b(open|available|reserved|done|served|for|to|by|the|an?|and|or|only|roles?|users?)\b/g,
      "",
    ),
  );
}

/** "The scopes `a` and `b` are required" asks for both, "agents and admins only" for one of them. */
function alternativesIn(statement: string, named: readonly string[]): Requirement {
  const isAll = /\b(scopes|both)\b/.test(statement) && /\band\b/.test(statement);
  return isAll ? [named] : named.map((one) => [one]);
}

/** Names that texts may use: those of the contract, and what stands in code quotes beside "role", "scope" or "permission". */
function namedGrants({ contract, text, ...rest }: Operation): string[] {
  const texts = `${text} ${rest.responses.map(({ description }) => description).join(" ")}`;
  const quoted = [
    ...texts.matchAll(
      /`([a-z][\w:.-]+)` (?:role|scope|permission)|(?:role|scope|permission)s? `([a-z][\w:.-]+)`/gi,
    ),
  ].map(([, before, after]) => (before ?? after ?? "").toLowerCase());
  return [...new Set([...grantNames(contract), ...quoted])];
}

/** "The librarian's branch" is no statement about librarians: without its apostrophe it would read as the plural. */
const statementsOf = (text: string): string[] =>
  text
    // "Members only (403 for librarians)" names whom it is not for; "only the vet of the visit (403 for another vet)" says more.
    .replace(/ \(40[13] for (?!an?other\b|others?\b)[^)]*\)/gi, "")
    .replace(/\s+/g, " ")
    .replace(/(\w)['’]s\b/g, "$1-s")
    .replace(/[`"'“”*]/g, "")
    .toLowerCase()
    .split(/(?<=[.;])\s+/)
    .map(withoutExemptions)
    .filter((one) => one !== "");

const exempting =
  /\b(not|never|no longer|nor|isnt|arent) (\w+ )?(limited|restricted|required|needed|bound|subject|counted|affected|concerned|obliged)\b|\bun(limited|restricted)\b|\bexempt(ed)?\b|\b(do|does) not (apply|hold|count|concern|affect|need|require|have to)\b|\b(no|without|without any|without a) (such )?(limits?|restrictions?|quotas?)\b|\b(as many|as much|as often) as\b/;

/** Whether a text exempts those with one of these grants from a rule: "Operators are not limited." */
export const exempts = (text: string, grants: readonly string[]): boolean =>
  text
    .toLowerCase()
    .split(/[.;]\s+|, (?:but |and |while |whereas )?| but | whereas /)
    .some((one) => exempting.test(one) && grants.some((name) => spelledRole(name).test(one)));

/** Who is exempt from a rule is not who may do something: "A customer can have six at a time. Operators are not limited." */
const withoutExemptions = (statement: string): string =>
  exempting.test(statement)
    ? statement
        .split(/, (?:but |and |while |whereas )?| but | whereas /)
        .filter((clause) => !exempting.test(clause))
        .join(", ")
    : statement;

/** Whether a refusal with 403 is about what the caller may do in general, and not about an instance of another user. */
export function isAboutGrants(operation: Operation): boolean {
  if (requirementOf(operation) !== undefined) return true;
  const text = refusalText(operation, 403);
  return /\b(roles?|scopes?)\b/.test(text);
}

/** What a user is stated to have: in the credentials, or by members of answers about the user. */
export function statedGrants(payload: unknown, names: readonly string[]): string[] {
  if (!isObject(payload)) return [];
  return Object.entries(payload).flatMap(([name, value]) => {
    if (!grantMembers.test(name)) return isObject(value) ? statedGrants(value, names) : [];
    const texts = Array.isArray(value) ? value.map(string) : string(value).split(/[ ,]+/);
    return texts.filter((one) => names.includes(one));
  });
}
