import Eye from "lucide/dist/esm/icons/eye.mjs";
import EyeOff from "lucide/dist/esm/icons/eye-off.mjs";
import type { components } from "../../generated/report";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { useZonedFormats } from "../../i18n/use-zoned-formats";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { textLink } from "../../ui/text-link";
import { useAmounts } from "./amounts";
import { currencyNote } from "./currency-note";
import type { Run } from "./sentence-runs";

interface WeekSentenceProps {
  runs: readonly Run[];
  overview: components["schemas"]["WeeklyOverview"];
}

/** The week in one sentence, until when its figures count and in what money, and the switch that masks amounts. */
export function WeekSentence({ runs, overview: { period, currency } }: WeekSentenceProps) {
  const { t } = useTranslation("report");
  const { locale } = useFormats();
  const { zonedDateTime } = useZonedFormats();
  // Two pieces may read alike, so a piece is known by its place.
  const placed = runs.map((run, index) => ({ run, place: index }));
  const time = zonedDateTime(period.as_of);
  return (
    <section
      aria-label={t("sentence.label")}
      className="px-4 pt-5 pb-4 md:px-0 md:pt-6 print:px-0 print:pt-4"
    >
      <p className="text-20 leading-sentence print:text-17 print:leading-7">
        {placed.map(({ run, place: index }) => (
          <RunText key={index} run={run} />
        ))}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13 text-ink2 print:hidden">
        <p className="flex flex-wrap gap-x-4">
          <span>{period.is_over ? t("period.asOf", { time }) : t("period.running", { time })}</span>
          <span>{currencyNote(currency, t, locale)}</span>
        </p>
        <MaskSwitch />
      </div>
    </section>
  );
}

const tones: Readonly<Record<Run["tone"], string>> = {
  plain: "",
  strong: "font-semibold",
  amount: "font-semibold whitespace-nowrap",
  more: "font-semibold whitespace-nowrap text-green",
  less: "font-semibold whitespace-nowrap text-red",
  late: "font-semibold whitespace-nowrap text-red",
};

function RunText({ run: { text, tone } }: { run: Run }) {
  return tone === "plain" ? (
    text
  ) : (
    <strong className={classNames(tones[tone], "tabular-nums")}>{text}</strong>
  );
}

function MaskSwitch() {
  const { t } = useTranslation("report");
  const { isMasked, setMasked } = useAmounts();
  return (
    <button
      type="button"
      onClick={() => setMasked(!isMasked)}
      className={classNames("touch-area inline-flex items-center gap-1.5", textLink, "no-underline")}
    >
      <Icon of={isMasked ? EyeOff : Eye} size="small" />
      {t(isMasked ? "mask.off" : "mask.on")}
    </button>
  );
}
