import { literal, sentencesOf } from "../lib/texts";
import type { Operation } from "./model";

const referring =
  /\b(?:rules|conditions|checks|limits|restrictions)(?: (?:for|on|about) ([^.;]+?))? (?:(?:are|hold|apply) (?:those|the same as|as) )?(?:as )?(?:of|for|on|at|in|when|with|upon)? ?(?:the )?creat(?:ion|ing)\b/i;

/**
 * Changes whose text refers to the rules of creation have them in their own text: "The rules are those of creation", "The
 * rules for `name` are those of creation" only the sentences about it. What is said of a new instance is none of them.
 */
export function addRulesOfCreation(operations: readonly Operation[]): void {
  for (const operation of operations) {
    if (!/^(put|patch)$/.test(operation.method)) continue;
    const [sentence, of] = referring.exec(operation.text.replace(/\s+/g, " ")) ?? [];
    const home = operation.path.replace(/\/\{[^/]+\}\/?$/, "");
    const creation = operations.find(({ method, path }) => method === "post" && path === home);
    if (sentence === undefined || !creation) continue;
    // What is in the way of a creation in another state is told of changes by themselves.
    const rules = sentencesOf(creation.text).filter(
      (one) => !/\b(new|first) \b/i.test(one) && (!/\b409\b/.test(one) || /\bunique\b/i.test(one)),
    );
    operation.text = [operation.text, ...rules.filter((one) => isAbout(one, of))].join(" ");
  }
}

/** Whether a sentence is about what rules are restricted to: `name`, or "names". */
function isAbout(sentence: string, of: string | undefined): boolean {
  if (of === undefined) return true;
  const names = of.replace(/`/g, "").split(/,? and |, /);
  return names.some((name) => new RegExp(`(?<!\\w)${literal(name.trim())}s?(?!\\w)`, "i").test(sentence));
}
