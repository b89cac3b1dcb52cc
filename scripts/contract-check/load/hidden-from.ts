import { literal } from "../lib/texts";
import { roleList, roleSentences, rolesIn } from "./role-texts";

const seeing = "(?:see|get|receive|read|have|know|find)s?";
const shown =
  "(?:shown|visible|returned|given|included|sent|disclosed|revealed|told|readable|present|there|available)";

/** Each tells whom a member is kept from; the list of roles is what it holds. */
const withheld: readonly RegExp[] = [
  `\\b(?:left out|omitted|absent|missing|hidden|withheld|removed|stripped|empty|null|invisible|kept|concealed|masked) (?:for|from|to) (${roleList})(?=$|[.,;:(])`,
  `\\bnot ${shown} (?:to|for) (${roleList})(?=$|[.,;:(])`,
  `^(${roleList}) (?:do not|does not|never|will not|cannot|can not|may not) ${seeing} (?:it|them|this|that|these|those|the) ?(?:member|field|property|value|properties|fields)?(?=$|[.,;:(])`,
  `^(${roleList}) (?:is|are) (?:not|never) ${shown}(?: it| them| this)?(?=$|[.,;:(])`,
].map((source) => new RegExp(source));

/** Each tells who alone gets a member. */
const exclusive: readonly RegExp[] = [
  `\\b(?:only )?${shown} (?:only )?to (${roleList}) (?:only|alone)\\b`,
  `\\b${shown} only (?:to|for) (${roleList})(?=$|[.,;:(])`,
  `\\bonly ${shown} (?:to|for) (${roleList})(?=$|[.,;:(])`,
  `^for (${roleList}) (?:only|alone)(?=$|[.,;:(])`,
  `^only for (${roleList})(?=$|[.,;:(])`,
  `^only (${roleList}) ${seeing} (?:it|them|this)\\b`,
  `^(${roleList}) (?:only|alone)(?=$|[.,;:(])`,
].map((source) => new RegExp(source));

/** "Members never get to see `internalNote`", "`internalNote` is left out for members": the roles that do not get the member. */
export function rolesWithoutMember(text: string, name: string, roles: readonly string[]): readonly string[] {
  const member = `(?:the |its |any )?${literal(name.toLowerCase())}`;
  const patterns = [
    `^(${roleList}) (?:do not|does not|never|will not|cannot|can not|may not) (?:get to )?${seeing} ${member}(?=$|[.,;:(])`,
    `^(${roleList}) (?:is|are) (?:not|never) ${shown} ${member}(?=$|[.,;:(])`,
    `^${member} (?:is|are) (?:left out|omitted|absent|hidden|withheld|removed) (?:for|from) (${roleList})(?=$|[.,;:(])`,
    `^${member} (?:is|are) (?:not|never) ${shown} (?:to|for) (${roleList})(?=$|[.,;:(])`,
  ].map((source) => new RegExp(source));
  const lists = roleSentences(text, roles)
    .filter((one) => !isConditional(one))
    .flatMap((one) => patterns.flatMap((pattern) => pattern.exec(one)?.[1] ?? []));
  return roles.filter((_, index) => lists.flatMap(rolesIn).includes(index));
}

/** "Left out for clerks unless they ask for it", "when it is empty": then it depends. */
const isConditional = (sentence: string): boolean =>
  /\b(unless|except|if|when|while|until|before|after)\b/.test(sentence);

/** The roles that the description of a member keeps it from: "Left out for technicians, always there for the others". */
export function rolesWithout(description: string, roles: readonly string[]): readonly string[] {
  const hidden = new Set<number>();
  for (const sentence of roleSentences(description, roles)) {
    if (isConditional(sentence)) continue;
    const lists = (patterns: readonly RegExp[]): string[] =>
      patterns.flatMap((one) => one.exec(sentence)?.[1] ?? []);
    for (const index of lists(withheld).flatMap(rolesIn)) hidden.add(index);
    const seers = lists(exclusive).flatMap(rolesIn);
    if (seers.length > 0) for (const index of roles.keys()) if (!seers.includes(index)) hidden.add(index);
  }
  return roles.filter((_, index) => hidden.has(index));
}
