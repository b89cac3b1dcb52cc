import type { Translate, TranslationKey } from "../../i18n/translation-keys";
import type { WeekClause } from "../../rules/report-sentence";

/** A piece of the sentence in one colour and weight; all but plain and strong ones stay on one line. */
export interface Run {
  readonly text: string;
  readonly tone: "plain" | "strong" | "amount" | "more" | "less" | "late";
}

export interface SentenceTexts {
  readonly t: Translate<"report">;
  /** An amount in fen with its currency: "65,786.00元". */
  readonly amount: (fen: number) => string;
  /** "Last week", and the week compared with in the two forms a language may need. */
  readonly week: string;
  readonly before: string;
  readonly beforeIn: string;
}

/** The statements about a week as pieces of text in the language of `t`. */
export function sentenceRuns(clauses: readonly WeekClause[], texts: SentenceTexts): Run[] {
  // Between two statements some languages have a space.
  const gap = texts.t("sentence.join", { left: open, right: close }).slice(open.length, -close.length);
  return clauses.flatMap((clause, index) => {
    const runs = clauseRuns(clause, texts);
    return index > 0 && gap !== "" ? [{ text: gap, tone: "plain" as const }, ...runs] : runs;
  });
}

/** The sentence without colours: for those who listen, and for the picture's description. */
export function sentenceText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

function clauseRuns(clause: WeekClause, texts: SentenceTexts): Run[] {
  const { t, amount } = texts;
  const sum = (fen: number): Run => ({ text: amount(fen), tone: "amount" });
  switch (clause.kind) {
    case "newShop":
    case "owedNothing":
    case "soldNothingAgain":
      return fill(`sentence.${clause.kind}`, {}, texts);
    case "soldNothing":
      return fill("sentence.soldNothing", { sales: sum(clause.salesBefore) }, texts);
    case "sold":
      return fill(
        `sentence.${clause.isSingleOrder ? "single" : "sold"}.${clause.comparison}`,
        { sales: sum(clause.sales), difference: differenceRun(clause, texts) },
        texts,
      );
    case "best": {
      const slots = {
        day: plain(t(`weekday.${weekdayKey(clause.weekday)}`)),
        product: { text: clause.product, tone: "strong" as const },
      };
      return fill(`sentence.best.${clause.scope}`, slots, texts);
    }
    case "owedRecently":
      return fill("sentence.owedRecently", { owed: sum(clause.receivable) }, texts);
    case "owedLate":
      return fill("sentence.owedLate", { owed: { text: amount(clause.receivable), tone: "late" } }, texts);
    case "owedPartlyLate": {
      const overdue: Run = { text: amount(clause.overdue), tone: "late" };
      return fill("sentence.owedPartlyLate", { owed: sum(clause.receivable), overdue }, texts);
    }
  }
}

function differenceRun(
  { comparison, difference }: Extract<WeekClause, { kind: "sold" }>,
  { t, amount }: SentenceTexts,
): Run {
  if (comparison === "more")
    return { text: t("sentence.more", { amount: amount(difference) }), tone: "more" };
  return { text: t("sentence.less", { amount: amount(difference) }), tone: "less" };
}

function plain(text: string): Run {
  return { text, tone: "plain" };
}

/** Marks that no text contains (private use), so that names with brackets of their own are never taken for a place. */
const [open, close] = ["\uE000", "\uE001"];
const placePattern = new RegExp(`${open}(\\w+)${close}`);

/** A text with its places filled by pieces, each where its language puts it. */
function fill(
  key: TranslationKey<"report">,
  slots: Readonly<Record<string, Run>>,
  texts: SentenceTexts,
): Run[] {
  const filled: Readonly<Record<string, Run>> = {
    week: plain(texts.week),
    before: plain(texts.before),
    beforeIn: plain(texts.beforeIn),
    ...slots,
  };
  const places = Object.fromEntries(Object.keys(filled).map((name) => [name, open + name + close]));
  return texts
    .t(key, places)
    .split(placePattern)
    .flatMap((text, index) => {
      const run = index % 2 === 1 ? filled[text] : plain(text);
      return run === undefined || run.text === "" ? [] : [run];
    });
}

type WeekdayKey = "1" | "2" | "3" | "4" | "5" | "6" | "7";
const weekdayKeys: readonly WeekdayKey[] = ["1", "2", "3", "4", "5", "6", "7"];

function weekdayKey(weekday: number): WeekdayKey {
  return weekdayKeys[weekday - 1] ?? "1";
}
