import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { attempt } from "./conditional-members";

/** An age that a text sets, in whole years. */
export interface StatedAge {
  years: number;
  /** The member that who is younger has to give; undefined where they are refused. */
  needed: string | undefined;
}

const amount =
  "(\\d{1,2})\\b(?! ?(?:%|percent|days?|hours?|minutes?|weeks?|months?|euros?|cents?|items?)\\b)";
const younger = new RegExp(
  `\\b(?:not (?:yet )?turned|under|younger than|below|before (?:they|he|she) turns?) (?:the age of )?${amount}`,
);
const older =
  /\bat least (\d{1,2}) years\b|\b(\d{1,2}) years or older\b|\b(?:must|to) have turned (\d{1,2})\b|\b(?:minimum|lowest) age (?:is |of |for \w+ is )(\d{1,2})\b/;
const isOfAge =
  /\b(years?|aged?|old|older|turn(s|ed)?|child(ren)?|minors?|born|birth\w*|adults?|young(er)?)\b/;

/** "Children who have not yet turned 14 need an emergency contact", "must be at least 18 years old (422 otherwise)". */
export function statedAge(text: string, open: readonly string[]): StatedAge | undefined {
  for (const one of sentencesOf(plainText(text)).filter((sentence) => isOfAge.test(sentence))) {
    const below = younger.exec(one);
    const years = Number((below ?? older.exec(one))?.slice(1).find((found) => found !== undefined));
    if (!Number.isInteger(years) || years < 1) continue;
    const [, wanted] = /\b(?:needs?|requires?|must (?:have|name|give|come with))\b(.*)/.exec(one) ?? [];
    const needed = below && open.find((name) => wanted?.includes(wordsOf(name).join(" ")));
    if (needed) return { years, needed };
    // A discount for the young refuses nobody.
    const isRefused = /\b4\d\d\b|\brefus|\brejected\b|\bnot (accepted|allowed|admitted)\b|\bcannot\b/.test(
      one,
    );
    if (isRefused || (!below && /\bmust\b/.test(one))) return { years, needed: undefined };
  }
  return undefined;
}

/**
 * Who has not reached the age that a text sets is refused, or has to give what it asks of the young; on the very birthday
 * nobody is younger.
 *
 * Standard: the operation's description.
 * Reports: `refusal`, `acceptance`. Severity: error.
 */
export function statedAges(operation: Operation): Scenario[] {
  const schema = operation.body?.media[0]?.schema;
  if (isRead(operation) || !schema || !documents(operation, 400, 403, 409, 422)) return [];
  const { documents: docs } = operation.contract;
  const members = membersOf(docs, schema);
  const [birth] = [...members].find(([name, place]) => isBirth(name, shapeOf(docs, place).format)) ?? [];
  const { required } = shapeOf(docs, schema);
  const open = [...members.keys()].filter((name) => !required.has(name) && name !== birth);
  const age = statedAge(operation.text, open);
  if (birth === undefined || !age) return [];
  return [{ name: `age ${operation.id}`, operation, run: (trial) => checkAge(trial, operation, birth, age) }];
}

const isBirth = (name: string, format: string | undefined): boolean =>
  format === "date" && /birth|born|^dob$|dateOfB/i.test(name);

async function checkAge(
  trial: Trial,
  operation: Operation,
  birth: string,
  { years, needed }: StatedAge,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const send = (date: string, isGiven: boolean): Promise<Exchange | undefined> =>
    attempt(trial, operation, { [birth]: date }, needed ?? birth, needed === undefined || isGiven);
  // Time zones differ by a day at most.
  const young = birthdayOf(years, 2);
  const old = birthdayOf(years, -1);
  const control = await send(old, true);
  if (!control?.ok) return;
  const without = await send(young, false);
  if (without?.ok) {
    trial.removeFinding(without, "body");
    return trial.report("refusal", operation, without, {
      expected: `a refusal${needed === undefined ? "" : ` without ${needed}`}, as who was born on ${young} is not ${years} yet`,
      pointer: `/body/${needed ?? birth}`,
      cause: "age",
    });
  }
  const grown = needed === undefined ? undefined : await send(old, false);
  if (grown && !grown.ok && grown.code !== 409)
    trial.report("acceptance", operation, grown, {
      expected: `success without ${needed}, as who was born on ${old} is ${years}`,
      pointer: `/body/${needed}`,
      cause: "age",
    });
}

/** The date of birth of who reaches an age in so many days. */
function birthdayOf(years: number, days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}
