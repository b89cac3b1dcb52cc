import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { followUpsQuery } from "../../../api/promoter/queries";
import type { components } from "../../../generated/promoter";
import { type Formats, useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { serverNow } from "../../../platform/clock";
import { businessDate } from "../../../rules/dates";
import { ReadProblem } from "../../../shared/read-problem";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { MarginColumn, MarginEntry } from "../../../ui/margin-column";
import { Skeleton } from "../../../ui/skeleton";
import type { Customer } from "./customer-types";
import { nextText } from "./next-follow-up";

type FollowUp = components["schemas"]["FollowUp"];

/** Shown before the rest is asked for. */
const shownAtFirst = 8;

/** Follow-ups and changes, newest first, with registration at the end; and the next date. */
export function FollowUpHistory({ customer }: { customer: Customer }) {
  const { t } = useTranslation(["promoter-customer", "promoter-customers"]);
  const formats = useFormats();
  const history = useQuery(followUpsQuery(customer.kdUid));
  const [isWhole, setWhole] = useState(false);
  // Nobody visits who was given up; undone, the date counts again.
  const next = customer.relation === "givenUp" ? null : customer.nextFollowUpAt;
  const isDue = next !== null && businessDate(Date.parse(next)) <= businessDate(serverNow());
  const content = () => {
    if (history.isPending) return <Skeleton rows={4} />;
    if (history.data === undefined)
      return (
        <ReadProblem
          error={history.error}
          onRetry={() => void history.refetch()}
          isRetrying={history.isFetching}
        />
      );
    const { list, total } = history.data;
    const visible = isWhole ? list : list.slice(0, shownAtFirst);
    const isEnd = visible.length === list.length;
    const { registrationTime, registrationChannel } = customer;
    if (list.length === 0 && registrationTime === null)
      return <p className="py-3 text-13 text-ink2">{t("history.empty")}</p>;
    return (
      <>
        <MarginColumn label={t("history.title")}>
          {visible.map((followUp) => (
            <HistoryEntry key={followUp.id} followUp={followUp} formats={formats} />
          ))}
          {isEnd && registrationTime !== null && (
            <MarginEntry
              date={formats.date(registrationTime)}
              dateTime={registrationTime}
              note={t("history.registeredFrom", {
                channel: t(`promoter-customers:channel.${registrationChannel}`),
              })}
            >
              {t("history.registered")}
            </MarginEntry>
          )}
        </MarginColumn>
        {!isEnd && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {t("history.all")}
          </Button>
        )}
        {isEnd && total > list.length && (
          <p className="py-2 text-13 text-ink2">{t("history.more", { count: list.length })}</p>
        )}
      </>
    );
  };
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-normal text-13 text-ink2">{t("history.title")}</h3>
        {next !== null && (
          <p className={classNames("figures font-semibold text-13", isDue ? "text-amber" : "text-ink2")}>
            {t("history.next", { time: nextText(next, formats, t("history.today")) })}
          </p>
        )}
      </div>
      <div className="mt-1 border-line border-t">{content()}</div>
    </section>
  );
}

function HistoryEntry({ followUp, formats }: { followUp: FollowUp; formats: Formats }) {
  const { t } = useTranslation(["promoter-customer", "promoter-customers"]);
  const { kind, at, text, detail, author } = followUp;
  const note = [detail, author].filter((part) => part !== null && part !== "").join("  ");
  return (
    <MarginEntry date={formats.date(at)} dateTime={at} note={note}>
      <span className="[overflow-wrap:anywhere]">{text || t(`kind.${kind}`)}</span>
    </MarginEntry>
  );
}
