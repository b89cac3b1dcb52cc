import { singular } from "../../lib/singular";
import { literal } from "../../lib/texts";
import { refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { allowedStates } from "./allowed-states";
import { namesItsState, statedStates } from "./required-states";
import { deletedState, participlesOf, spelled, stateMember } from "./state-member";

/** A state, and the texts that mean it. */
interface NamedState {
  name: string;
  texts: readonly string[];
}

const negating =
  /\b(not|neither|nor|no longer|never|only|unless|except|other than|anything but|until|must be|has to be|have to be|needs to be|isn't|aren't|(needs?|requires?) an? [\w -]{1,30}\b(that|which) (is|are|was|has been))\b/;

/**
 * The states in which an operation is documented to be refused with 409: those that the text names ("is on its way
 * (`dispatched`)"), or all but those that it requires ("is not a draft").
 *
 * @param reached The states that instances reach
 * @param isOther Whether a noun is that of another resource: "its list is archived" is about no card
 */
export function excludedStates(
  operation: Operation,
  resource: Resource,
  reached: readonly string[],
  isOther: (noun: string) => boolean,
): string[] {
  const stated = statedStates(operation, resource, isOther);
  const isMove = namesItsState(operation, resource);
  const allowed = stated.required.length > 0 || isMove ? stated.required : allowedStates(operation, resource);
  if (allowed.length > 0)
    return reached.filter((one) => one !== "" && one !== deletedState && !allowed.includes(one));
  if (stated.excluded.length > 0 || isMove) return reached.filter((one) => stated.excluded.includes(one));
  // "An event, draft or published, but not to a cancelled one": what stands before is allowed.
  const text = withoutMembers(operation, refusalText(operation, 409))
    .replace(/[`"'“”]/g, "")
    // "Keeps its status until it is back (409 if another one is sent)" is about what is sent.
    .replace(/[^.;:()]*\(409 (if|when) [^()]*\) ?(, and )?/g, "")
    .replace(/[^.;:()]*\bbut (?=not (to|in|for|on|from|of|with|when|once) )/g, "");
  const named = namedStates(resource);
  const required = new Set<string>();
  const excluded = new Set<string>();
  for (const clause of text.split(
    /[.;:]|(?<!\banything )\bbut\b|(?<=\)) (?=(?:an?|the|it) )|(?<=\)) ?, (?:and )?(?=(?:an?|the|it|what|whoever) )/,
  ))
    for (const { name, texts } of named)
      for (const one of texts) {
        const at = new RegExp(`(?<![\\w-])${one}s?(?![\\w-])`).exec(clause)?.index;
        if (at === undefined || isOther(subjectOf(clause.slice(0, at)))) continue;
        // "A station with an active session" is no active station.
        if (isOther(nounAfter(clause.slice(at)))) continue;
        const statement = statementAt(clause, at, one);
        if (statement === "required") required.add(name);
        if (statement === "excluded") excluded.add(name);
      }
  if (required.size > 0) return reached.filter((one) => !required.has(one));
  return reached.filter((one) => excluded.has(one));
}

/** A text without what it says of members of the body alone: "`startsAt` can only be sent while the event is a draft". */
function withoutMembers({ body, contract }: Operation, text: string): string {
  const schema = body?.media[0]?.schema;
  const names = schema ? [...membersOf(contract.documents, schema).keys()].map(literal) : [];
  if (names.length === 0) return text;
  const member = `\`(?:${names.join("|")})\``;
  return text.replace(
    new RegExp(
      `(?<=^|[.;:] )${member}(?:(?:, | and | or )${member})* (?:can|may|must|cannot)\\b[^.;:]*`,
      "gi",
    ),
    "",
  );
}

/** The subject whose state a text describes: "the list is" → list; empty where it names nothing. */
function subjectOf(before: string): string {
  const [, noun = ""] =
    /\b(?:the|its|a|an|this|their|whose) (?:\w+ )?(\w+) (?:is|was|are|has been|have been)(?: \w+)? $/.exec(
      before,
    ) ?? [];
  return singular(noun);
}

/** The noun that a state stands before: "active session" → session. */
const nounAfter = (text: string): string => singular(/^[\w-]+ (\w+)/.exec(text)?.[1] ?? "");

/** What a clause says of the state that it names at a place. */
function statementAt(clause: string, at: number, state: string): "required" | "excluded" | undefined {
  const before = clause.slice(0, at);
  const after = clause.slice(at).replace(new RegExp(`^${state}s?`), "");
  // "It must exist (422) and not be closed (409)."
  if (
    /(\b(must|may|should|has to|have to|needs? to)\b.*|^ *(and |or )?)\b(not|never) (yet |already )?be (an? )?$/.test(
      before,
    )
  )
    return "excluded";
  // "The price of a published course stands (409)" is about the price.
  const isFixed = /^ \w+ (stands|holds|remains|stays|is (then )?(fixed|final|frozen))\b/.test(after);
  if (isFixed && /\bthe \w+( \w+)? of an? $/.test(before)) return undefined;
  // "A connection with meters is not closed (409)" is about what the operation does not do.
  const isEffect =
    /\b(is|are) not $/.test(before) &&
    !/\b(if|when|where|while|because|as)\b|\b(that|which|who) (is|are) not $/.test(before);
  if (isEffect && /^ \((with )?409/.test(after)) return undefined;
  // "Nor can a bill be that is paid or void (409)."
  if (
    /\b(cannot|can't|nor can|may not|nor may) [^,]*\b(that|which|who) (is|are|was|were) ([\w-]+ or )?$/.test(
      before,
    )
  )
    return "excluded";
  // "A station in use cannot be made inactive (409)" is about where the call leads.
  if (/\b(made|becomes?|turned|switched|set)( to)? $/.test(before)) return undefined;
  // "Not to a cancelled one (409)."
  if (
    /(^|[,(]) *not (to|in|for|on|from|of|with) (an?|the|those|any)? ?$/.test(before) &&
    /^( ones?)? ?(\((with )?409|,|$)/.test(after)
  )
    return "excluded";
  // "Once it is published its beginning and end are fixed" is about some members.
  if (/^ (its|the|their) [\w ]+ (is|are) (then )?(fixed|final|frozen|locked|settled)\b/.test(after))
    return undefined;
  // "Can be added to a draft only", "while it is open only".
  const isOnly =
    /^( ones?| \w+s?)? (only|alone)\b(?! (by|if|when))/.test(after) &&
    /\b(to|in|on|of|for|from|while|status|state)( (it|they) (is|are))? (an? |the )?$/.test(before);
  if (isOnly || negating.test(before) || /\bno $/.test(before)) return "required";
  // "Issued bills for which nothing has been paid" are some of them, and so is what is "bound to another shop".
  const isPart =
    /^ ([\w-]+ (for which|whose|with|without|that|which|of which)|(to|by|in|at|with|for|of) (an)?other)\b/.test(
      after,
    );
  return isStated(clause, at) && !isPart ? "excluded" : undefined;
}

/** Whether the text makes a statement about the instance: "is dispatched", "(`dispatched`)", "a delivered order". */
function isStated(clause: string, at: number): boolean {
  return /(\b(is|was|are|been|be|already|an?|once|when|while|after|the|has|or|and)( \w+)? |[(,] ?)$/.test(
    clause.slice(0, at),
  );
}

function namedStates(resource: Resource): NamedState[] {
  const values = stateMember(resource)?.values ?? [];
  const { remove } = resource;
  const isDeleted = remove && !values.some((value) => /delet|remov/i.test(value));
  return [
    ...values.map((name) => ({ name, texts: [spelled(name)] })),
    ...(isDeleted ? [{ name: deletedState, texts: participlesOf(remove, true) }] : []),
  ];
}
