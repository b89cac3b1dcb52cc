import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { spelled, stateMember } from "./state-member";

/** "In other states the answer is 409", "otherwise 409", "others answer 409", "anything else is 409". */
const ofOthers =
  /\b(other|another|different) stat(e|es|us|uses)\b|\botherwise\b|\b(the others|others( than [\w-]+)? (answer|are|get|give|lead|return))\b|\b(anything|everything) else\b|\bafterwards\b/;

/** "Cannot get another status" is about what an instance may become, in the state that is named beside it. */
const toCome =
  /\b(gets?|takes?|enters?|reach(es)?|becomes?|to|into) ((any|a) |an)?(other|different) stat(e|us)\b/;

/**
 * The states in which an operation is possible, where a text names them and refuses all others with 409: "From `draft` to
 * `inReview`. An article in another state is 409". Empty where it says nothing of the kind.
 */
export function allowedStates({ text }: Operation, resource: Resource): string[] {
  const states = stateMember(resource)?.values ?? [];
  const statements = text
    .replace(/\s+/g, " ")
    .replace(/[`"'“”]/g, "")
    .split(/(?<=[.;])\s+/)
    .map((one) => one.toLowerCase());
  const at = statements.findIndex((one) => one.includes("409") && ofOthers.test(one.replace(toCome, "")));
  const refusal = statements[at];
  if (refusal === undefined) return [];
  const before = refusal.slice(
    0,
    refusal.search(
      /\(?409|\b(other|another|different) stat|\botherwise\b|\bothers\b|\b(any|every)thing else\b/,
    ),
  );
  const own = /\bafterwards\b/.test(refusal) ? [] : namedIn(before, states);
  if (own.length > 0) return own;
  const found = new Set<string>();
  for (const statement of statements.slice(0, at).reverse()) {
    const named = namedIn(statement, states);
    if (named.length === 0 && found.size > 0) break;
    for (const one of named) found.add(one);
  }
  return [...found];
}

/** The states that a statement begins from: "Turns a draft, not sent yet, into a submitted order" is about drafts. */
function namedIn(statement: string, states: readonly string[]): string[] {
  const from = statement.replace(/\b(to|into|becomes?|sets?|now)\b.*$/, (rest, word: string) =>
    word === "to" && !/\bfrom\b/.test(statement) ? rest : "",
  );
  return states.filter((state) =>
    new RegExp(`(?<![\\w-]|\\bnot (yet |been |yet been )?)${spelled(state)}s?(?![\\w-])`).test(from),
  );
}
