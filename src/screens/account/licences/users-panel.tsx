import { useQuery } from "@tanstack/react-query";
import { userAdditionQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { addedUsers } from "../../../rules/business-limits";
import { useIdlePreload } from "../../../shared/lazy-content";
import { Skeleton } from "../../../ui/skeleton";
import { Stepper } from "../../../ui/stepper";
import { UsageSquares } from "../../../ui/usage-squares";
import { CallProblem } from "../user-center/call-problem";
import { ActionPanel } from "./action-panel";
import { LazyConfirmForm } from "./lazy-confirm-form";
import type { Licence } from "./licence-facts";
import { PriceSlip } from "./price-slip";
import { useCountInAddress } from "./use-count-in-address";

/** More users of a licence until its last day: how long, what it costs, and the order. */
export function UsersPanel({ licence }: { licence: Licence }) {
  useIdlePreload(LazyConfirmForm);
  const { t } = useTranslation("account-licences");
  const formats = useFormats();
  const srvId = licence.licenceId;
  const [users, setUsers] = useCountInAddress("users", addedUsers);
  const addition = useQuery(userAdditionQuery(srvId, users));
  const { data } = addition;
  const describeError = useDescribeError();
  const { error } = addition;
  // One user may be refused for the licence's sake; of more, fewer may be possible.
  const refusal = error?.kind === "refused" && users > addedUsers.minimum ? describeError(error) : null;
  if (data === undefined && refusal === null)
    return (
      <div className="mt-6">
        {error ? (
          <CallProblem
            error={error}
            onRetry={() => void addition.refetch()}
            isRetrying={addition.isFetching}
          />
        ) : (
          <Skeleton rows={4} />
        )}
      </div>
    );
  return (
    <ActionPanel
      controls={
        <>
          <p aria-hidden="true" className="mb-1 text-13 text-ink2">
            {t("users.count")}
          </p>
          <Stepper
            label={t("users.count")}
            value={users}
            onChange={setUsers}
            min={addedUsers.minimum}
            max={addedUsers.maximum}
          />
          <div aria-live="polite" className="mt-5 border-ink border-t pt-3">
            {data === undefined ? (
              <p role="alert" className="text-red">
                {refusal}
              </p>
            ) : (
              <AddedUsers addition={data} used={licence.users.used} />
            )}
          </div>
        </>
      }
      price={
        data && (
          <>
            <PriceSlip title={t("users.slip")} quote={data.quote} isStale={addition.isPlaceholderData} />
            <LazyConfirmForm
              label={t("users.title")}
              selection={addition.isPlaceholderData ? null : { kind: "addUsers", srvId, users }}
              amount={data.quote.finalAmount}
              submitLabel={t("users.submit", {
                count: users,
                amount: formats.money(data.quote.finalAmount, { currency: data.quote.currency }),
              })}
            />
          </>
        )
      }
    />
  );
}

interface AddedUsersProps {
  addition: components["schemas"]["UserAddition"];
  /** How many users the licence has in use. */
  used: number;
}

/** How many users there will be, and until when. */
function AddedUsers({ addition, used }: AddedUsersProps) {
  const { t } = useTranslation("account-licences");
  const formats = useFormats();
  return (
    <>
      <p className="figures font-semibold text-26">
        {t("users.after", { before: addition.usersBefore, after: addition.usersAfter })}
      </p>
      <p className="text-13 text-ink2">
        {t("users.duration", {
          count: addition.daysLeft,
          date: formats.date(addition.expiresOn, "always"),
          price: formats.money(addition.userYearPrice, { currency: addition.quote.currency }),
        })}
      </p>
      <div className="mt-4">
        <UsageSquares label={t("users.used")} used={used} total={addition.usersAfter} />
      </div>
    </>
  );
}
