import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { expiryRadar } from "../../../rules/business-limits";

/** Figures about as long as the real ones, which decide how many lines they take. */
const likely = { customers: 1000, amount: "100000.00" };

/** In the place of the radar until all customers are known, as high as it will be. */
export function PendingRadar() {
  const { t } = useTranslation("promoter-customers");
  const { money } = useFormats();
  return (
    <div aria-hidden="true">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-semibold">
          <Bar text={t("radar.title", { count: likely.customers })} />
        </strong>
        <span className="figures">
          <Bar text={`${t("radar.money")} ${money(likely.amount)}`} />
        </span>
      </p>
      <div className="mt-2 h-16 border-line border-b in-data-care:hidden" />
      <p className="flex justify-between text-13 in-data-care:hidden">
        <Bar text={t("radar.today")} />
        <Bar text={t("radar.days", { count: expiryRadar.days / 2 })} />
        <Bar text={t("radar.days", { count: expiryRadar.days })} />
      </p>
    </div>
  );
}

/** In the place of a text that is not known yet. */
function Bar({ text }: { text: string }) {
  return (
    <span className="rounded-tag bg-line">
      <span className="invisible">{text}</span>
    </span>
  );
}
