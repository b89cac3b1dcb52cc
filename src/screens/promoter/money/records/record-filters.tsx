import { useNavigate } from "react-router-dom";
import { useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { now } from "../../../../platform/clock";
import { Chip, ChipRow } from "../../../../ui/chips";
import { Select } from "../../../../ui/select";
import { type MoneyView, moneyAddress, readMoneyView, shareStates, withdrawalStatuses } from "../money-view";
import { monthChoices } from "../months";

const months = 18;

/** Narrows shares or withdrawals to a month and a state; both stand in the address. */
export function RecordFilters({ view }: { view: MoneyView }) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  const navigate = useNavigate();
  if (view.list === "recent") return null;
  const show = (change: Partial<MoneyView>) =>
    void navigate(moneyAddress({ ...view, ...change, page: 1 }), { replace: true, preventScrollReset: true });
  const chip = (key: string, label: string, isChosen: boolean, change: Partial<MoneyView>) => (
    <Chip key={key} isChosen={isChosen} onPress={() => show(change)}>
      {label}
    </Chip>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
      <Select
        aria-label={t("records.month")}
        value={view.month ?? ""}
        onChange={(event) => {
          const { month } = readMoneyView(
            new URLSearchParams({ list: view.list, month: event.target.value }),
          );
          show({ month });
        }}
        options={[
          { value: "", label: t("records.allMonths") },
          ...monthChoices(now(), months, view.month).map((month) => ({
            value: month,
            label: formats.month(month),
          })),
        ]}
        className="w-44 max-sm:w-full"
      />
      <div className="min-w-0 max-w-full">
        <ChipRow label={t("records.states")}>
          {chip("all", t("records.all"), view.state === null && view.status === null, {
            state: null,
            status: null,
          })}
          {view.list === "shares"
            ? shareStates.map((state) => chip(state, t(`state.${state}`), view.state === state, { state }))
            : withdrawalStatuses.map((status) =>
                chip(status, t(`status.${status}`), view.status === status, { status }),
              )}
        </ChipRow>
      </div>
    </div>
  );
}
