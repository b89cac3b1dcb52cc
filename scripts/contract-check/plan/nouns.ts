import { memoised } from "../lib/memoised";
import { singular } from "../lib/singular";

/** `listInviteCodes` → verb `list`, noun `invitecode`. */
export function verbAndNoun(operationId: string): { verb: string; noun: string; isPlural: boolean } {
  const words = wordsOf(operationId);
  const [verb = "", ...all] = words;
  // `listMyLoans` lists loans.
  const named = all.filter((word) => !/^(my|own|all|the)$/.test(word));
  const rest = named.length > 0 ? named : all;
  const last = rest.at(-1) ?? "";
  return { verb, noun: [...rest.slice(0, -1), singular(last)].join(""), isPlural: singular(last) !== last };
}

/** `archiveTask` → `archiv`, as in "archived"; undefined for verbs too short to be recognised by their stem. */
export function stemOfVerb(operationId: string): string | undefined {
  const { verb } = verbAndNoun(operationId);
  return verb.length > 2 ? verb.replace(/e$/, "") : undefined;
}

const irregular: Record<string, string> = {
  buy: "bought",
  freeze: "frozen",
  give: "given",
  hold: "held",
  leave: "left",
  lend: "lent",
  pay: "paid",
  put: "put",
  sell: "sold",
  send: "sent",
  take: "taken",
  withdraw: "withdrawn",
};

/** `payOrder` → "paid", `archiveTask` → "archived", `shipOrder` → "shipped"; undefined for an operation without a verb. */
export function participleOf(operationId: string): string | undefined {
  const { verb } = verbAndNoun(operationId);
  if (verb.length < 3) return undefined;
  const doubled = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? verb + verb.slice(-1) : verb;
  return irregular[verb] ?? `${doubled.replace(/e$/, "").replace(/([^aeiou])y$/, "$1i")}ed`;
}

export const wordsOf = memoised((name): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase()),
);

/** A noun such as `tickettype` as a pattern that finds "ticket type". */
export const spacedNoun = (noun: string): string => [...noun].join("[ _-]?");

/** A text in which `mayName` looks for nouns: "the ticket type" as "thetickettype". */
const withoutSeparators = memoised((text) => text.replace(/[ _-]/g, ""));

/** Whether `spacedNoun` can match in a text at all; a search with an expression costs far more. */
export const mayName = (text: string, noun: string): boolean => withoutSeparators(text).includes(noun);

/** `noteId`, `note_id`, `noteIds` → `note`; undefined where a name does not look like a reference. */
export function referredNoun(name: string): string | undefined {
  const words = wordsOf(name);
  const last = words.at(-1) ?? "";
  if (words.length > 1 && /^(ids?|uuid|key|code|no|number|slug|ref)$/.test(last))
    return words.slice(0, -1).map(singular).join("");
  return undefined;
}

/**
 * Whether a member with this name refers to another resource: `customerId` always, `productCode` where there are products.
 * `frameNumber` is a number of its own.
 */
export function isReferenceName(name: string, isResource: (noun: string) => boolean): boolean {
  const noun = referredNoun(name);
  if (noun === undefined) return false;
  return /^(ids?|uuid|ref)$/.test(wordsOf(name).at(-1) ?? "") || isResource(noun);
}

/** `featureName` → feature, name; `projectId` → project, id; `environment` → environment, id. */
export function nounAndMember(name: string): { noun: string; member: string } {
  const words = wordsOf(name);
  const last = words.at(-1) ?? "";
  const isSuffix = words.length > 1 && /^(id|ids|name|names|key|no|number|slug|code|uuid|ref)$/.test(last);
  if (!isSuffix) return { noun: singular(words.join("")), member: "id" };
  return { noun: singular(words.slice(0, -1).join("")), member: singular(last) };
}

/**
 * Whether a name identifies a resource or its version: `noteId`, `orderNo`, `ETag`. A mere `number` is a count, and
 * `width` only contains the letters of "id".
 */
export function isIdName(name: string): boolean {
  const words = wordsOf(name);
  const last = words.at(-1) ?? "";
  if (/^(no|number|ref)$/.test(last)) return words.length > 1;
  return /(^|[a-z])(ids?|uuid|guid|version|revision|keys?|token|e?tag|slug|codes?)$/.test(last);
}

/** Whether a member is named like the state of what shows it: `status`, `orderState`, `stage`, but not `postage`. */
export const isStateName = (name: string): boolean =>
  /(^|_|[a-z])(state|status|phase)$/i.test(name) || wordsOf(name).at(-1) === "stage";

const verbs: Record<string, RegExp> = {
  list: /^(list|search|find|query|browse|index)$/,
  read: /^(get|read|fetch|show|view|load|retrieve|describe)$/,
  create: /^(create|add|new|insert|make|submit|post|open|upload|place|book|write|register|start)$/,
  replace: /^(replace|put|overwrite|set)$/,
  update: /^(update|edit|modify|change|patch|rename|amend)$/,
  remove: /^(delete|remove|destroy|drop|erase)$/,
};

export function kindOfVerb(verb: string): string | undefined {
  return Object.entries(verbs).find(([, expression]) => expression.test(verb))?.[0];
}
