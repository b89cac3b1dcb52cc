// "Refused with 409 if", followed by a list with dashes or semicolons, is the same as with a colon.
const opening =
  /\b(?:refused|rejected|answered|fails|denied) with (4\d\d)(?: \(?[`\w]+\)?)?(?:(?: are)?: |(?: if| when| where):? (?=- |[^.;:]*;))|\b(4\d\d)(?: \(?`\w+`\)?)? (?:for|is the answer to|answers): ?/gi;

/**
 * A text in which every part of a list of refusals is a sentence of its own: "Refused with 422: an end before the start; a
 * booking longer than 10 hours." becomes "Refused with 422 when an end is before the start; refused with 422 when a booking is
 * longer than 10 hours."
 */
export function withSeparateRefusals(text: string): string {
  const plain = text.replace(/\s+/g, " ");
  let separate = "";
  let from = 0;
  for (const match of plain.matchAll(opening)) {
    const start = match.index + match[0].length;
    if (match.index < from) continue;
    const [list = ""] = /^[^.]*(?:\.(?!\s)[^.]*)*\.?/.exec(plain.slice(start)) ?? [];
    const code = match[1] ?? match[2] ?? "";
    const parts = list
      .replace(/\.$/, "")
      .replace(/^- /, "")
      .split(/; (?:and |or )?(?:- )?/)
      .flatMap((part) => alternatives(part.trim()))
      .map((part) => `Refused with ${code} when ${asCondition(part)}.`);
    separate += `${plain.slice(from, match.index)}${parts.join(" ")} `;
    from = start + list.length;
  }
  return from === 0 ? text : separate + plain.slice(from);
}

const comparison = "(?:not )?(?:shorter|longer|earlier|later|less|more|greater|smaller|higher|lower|larger)";

/** "A booking shorter than 30 minutes or longer than 10 hours" as two. */
function alternatives(part: string): string[] {
  const [, subject, first, second] =
    new RegExp(`^(.+?) (${comparison} than .+?) or (${comparison} than .+)$`, "i").exec(part) ?? [];
  if (subject === undefined || first === undefined) return [part];
  // "Less than 7 or more than 180 days after today": the unit stands once.
  const [, unit = ""] = /\b(?:than|by) \d+( .+)$/.exec(second ?? "") ?? [];
  return [`${subject} ${first}${/ than \d+$/i.test(first) ? unit : ""}`, `${subject} ${second}`];
}

/** "An end that is not later than the start" as "an end is not later than the start". */
function asCondition(part: string): string {
  const relative = part.replace(/ (?:that|which|who) (?=(?:is|are|was|were|lies?|has|have|does|do)\b)/, " ");
  // "It starts later than today" has a verb of its own.
  const isWhole = relative !== part || /\b(?:starts|begins|ends|lies|is|are)\b/i.test(part);
  return !isWhole
    ? part.replace(
        new RegExp(
          ` (?=(?:${comparison} than|before|after|in the (?:past|future)|outside|above|below)\\b)`,
          "i",
        ),
        " is ",
      )
    : relative;
}
