import { useQuery } from "@tanstack/react-query";
import { lotteryQuery } from "../../../api/activity/queries";
import type { components } from "../../../generated/activity";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { useSignInDialog } from "../../../shared/sign-in/use-sign-in-dialog";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import type { LoggedActivity } from "../activity-log";
import { type SectionProps, useReady } from "../sections/section-props";
import { Chances } from "./chances";
import { DrawRecord, latestDrawsQuery } from "./draw-record";
import { DrawResult } from "./draw-result";
import { OddsTable } from "./odds-table";
import { useDraw } from "./use-draw";
import { useHeld } from "./use-held";
import { Wheel } from "./wheel";

/** The lottery of an activity. */
export function LotterySection({ section, activity, template, onReady }: SectionProps<"lottery">) {
  const lottery = useQuery(lotteryQuery(section.alias));
  const own = { ...activity, alias: section.alias };
  const hasRecord = Boolean(lottery.data?.chances);
  const draws = useQuery({ ...latestDrawsQuery(section.alias), enabled: hasRecord });
  useReady(!lottery.isPending && !(hasRecord && draws.isPending), onReady);
  if (lottery.data !== undefined)
    return <Lottery lottery={lottery.data} activity={own} share={template.share} />;
  if (lottery.error)
    return (
      <ReadProblem
        error={lottery.error}
        onRetry={() => void lottery.refetch()}
        isRetrying={lottery.isFetching}
      />
    );
  return <Skeleton rows={6} />;
}

interface LotteryProps {
  lottery: components["schemas"]["Lottery"];
  activity: LoggedActivity;
  share: components["schemas"]["ActivityShare"];
}

function Lottery({ lottery, activity, share }: LotteryProps) {
  const { t } = useTranslation("activity-lottery");
  const describeError = useDescribeError();
  const { requireSignIn, isChecking, dialog } = useSignInDialog(t("draw.signInNote"));
  const { draw, isDrawing, rotation, result, error, isUncertain } = useDraw(activity, lottery.prizes);
  // The server has decided before the wheel turns: what has changed by it would give the result away.
  const shown = useHeld(lottery, isDrawing);
  const { prizes, chances, period } = shown;
  const isSoldOut = prizes.every(
    ({ kind, stockLeft, odds }) => kind === "nothing" || stockLeft === 0 || odds === "0.000000",
  );
  const reason = () => {
    if (period.phase !== "running") return t(`draw.${period.phase}`);
    // The draw whose answer was lost may have been the last one.
    if (chances?.left === 0 && !isUncertain && !isDrawing) return t("draw.noneLeft");
    return null;
  };
  return (
    <div className="grid gap-8 pt-4 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-15 md:in-data-care:grid-cols-1">
      <div className="grid content-start gap-4">
        <Wheel prizes={prizes} rotation={rotation} />
        {isSoldOut && <p className="text-center text-13 text-ink2">{t("draw.soldOut")}</p>}
        <div className="grid justify-items-center gap-2 text-center">
          <Button
            variant="primary"
            size="large"
            isBusy={isDrawing || isChecking}
            busyLabel={t("draw.busy")}
            reason={reason()}
            onClick={({ detail }) => {
              // The second click of a double click may come after the answer: it is no draw of its own.
              if (detail < 2) void requireSignIn(draw);
            }}
          >
            {isUncertain ? t("draw.again") : t("draw.act")}
          </Button>
          {error && (
            <p role="alert" className="text-13 text-red">
              {describeError(error)}
              {isUncertain && <span className="block">{t("draw.uncertain")}</span>}
            </p>
          )}
          {!error && isUncertain && !isDrawing && <p className="text-13 text-ink2">{t("draw.uncertain")}</p>}
        </div>
        <div aria-live="polite">{result && !isDrawing && <DrawResult result={result} />}</div>
        <Chances chances={chances} activity={activity} share={share} isRunning={period.phase === "running"} />
      </div>
      <div className="min-w-0">
        <h3 className="text-17">{t("odds.title")}</h3>
        <p className="text-13 text-ink2">{t("odds.honest")}</p>
        <OddsTable lottery={shown} />
        {chances !== null && <DrawRecord alias={activity.alias} isDrawing={isDrawing} />}
      </div>
      {dialog}
    </div>
  );
}
