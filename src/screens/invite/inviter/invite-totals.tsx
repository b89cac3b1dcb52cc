import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { inviterTotalsQuery } from "../../../api/invite/queries";
import type { components } from "../../../generated/invite";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { ReadProblem } from "../../../shared/read-problem";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import { textLink } from "../../../ui/text-link";
import type { InviteFamily } from "../families";

/** What inviting has brought: seen, registered, bought, and the sum with its receipt. */
export function InviteTotals({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite-inviter");
  const totals = useQuery(inviterTotalsQuery(family.programme));
  return (
    <Section
      title={t("brought.title")}
      size="medium"
      end={
        <Link to={family.addresses.rewards} className={textLink}>
          {t("brought.all")}
        </Link>
      }
    >
      {totals.data ? (
        <InviteTotalFigures totals={totals.data} details={family.addresses.rewards} />
      ) : totals.error ? (
        <ReadProblem
          error={totals.error}
          onRetry={() => void totals.refetch()}
          isRetrying={totals.isFetching}
        />
      ) : (
        <Skeleton rows={2} />
      )}
    </Section>
  );
}

/** "¥99,999.99": a longer sum takes two columns where they are narrow. */
const longestInColumn = 10;

interface InviteTotalFiguresProps {
  totals: components["schemas"]["InviterTotals"];
  /** Address of the page with what each number is made of. */
  details: string;
}

function InviteTotalFigures({ totals, details }: InviteTotalFiguresProps) {
  const { t } = useTranslation("invite-inviter");
  const { number, money } = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const {
    clickCount,
    registrationCount,
    paidCount,
    earned,
    byState,
    nextDue,
    nextExpiry,
    serverTime,
    currency,
  } = totals;
  const counts = [
    ["seen", clickCount, "?view=opens"],
    ["registered", registrationCount, "?view=invitees"],
    ["paid", paidCount, "?view=invitees&stage=paid"],
  ] as const;
  const amountOf = (amount: string) => money(amount, { currency });
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 few-letters:grid-cols-1 in-data-care:grid-cols-1 sm:grid-cols-4 sm:in-data-care:grid-cols-2">
        {counts.map(([name, count, view]) => (
          <div key={name} className="border-line border-b py-4">
            <dt className="text-13 text-ink2">{t(`brought.${name}`)}</dt>
            <dd className="figures font-semibold text-26">
              <Link
                to={`${details}${view}`}
                className={textLink}
                aria-label={`${t(`brought.${name}`)} ${number(count)}`}
              >
                {number(count)}
              </Link>
            </dd>
          </div>
        ))}
        <div
          data-long={amountOf(earned.net).length > longestInColumn || undefined}
          className="border-line border-b py-4 max-lg:data-long:col-span-2 in-data-care:col-span-1!"
        >
          <dt className="text-13 text-ink2">{t("brought.earned")}</dt>
          <dd className="text-26 text-green few-letters:text-20">
            <ReceiptAmount
              title={t("brought.earned")}
              hint={t("brought.how")}
              className="font-semibold"
              lines={[
                ...byState
                  .filter(({ state, count }) => count > 0 && state !== "expired" && state !== "cancelled")
                  .map(({ state, count, gross }) => ({
                    label: t(`award.state.${state}`),
                    note: t("brought.packets", { count }),
                    value: amountOf(gross),
                  })),
                { label: t("award.tax"), value: amountOf(`-${earned.tax}`) },
              ]}
              total={{ label: t("award.net"), value: amountOf(earned.net) }}
              source={t("brought.source", { time: zonedDateTime(serverTime) })}
            >
              {amountOf(earned.net)}
            </ReceiptAmount>
          </dd>
        </div>
      </dl>
      {(nextDue || nextExpiry) && (
        <ul className="mt-3 text-13 text-ink2">
          {nextExpiry && (
            <li className="text-amber">{t("brought.expires", { time: zonedDateTime(nextExpiry.at) })}</li>
          )}
          {nextDue && <li>{t("brought.due", { time: zonedDateTime(nextDue.at) })}</li>}
        </ul>
      )}
    </>
  );
}
