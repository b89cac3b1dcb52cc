import { useSearchParams } from "react-router-dom";
import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { Card } from "../../../ui/card";
import { ChoiceFields } from "../choice/choice-fields";
import { selectionOf } from "../choice/goods-choice";
import { type ChoiceInAddress, useGoodsChoice } from "../choice/use-goods-choice";
import { EligibilityNotes } from "./eligibility-notes";
import { GoodsText } from "./goods-text";
import { OrderActions, OrderBar } from "./order-actions";
import { QuoteSlip } from "./quote-slip";
import { useEligibility } from "./use-eligibility";

type Service = components["schemas"]["ServiceDetail"];

/** A service: what it is on the left, what it costs on the right; on phones one after the other. */
export function GoodsPage({ service }: { service: Service }) {
  const chosen = useGoodsChoice(service.skus);
  return chosen === null ? (
    <GoodsText service={service} />
  ) : (
    <OrderableGoods service={service} chosen={chosen} />
  );
}

function OrderableGoods({ service, chosen }: { service: Service; chosen: ChoiceInAddress }) {
  const [query] = useSearchParams();
  const { serviceNumber } = service;
  const activity = query.get("activity");
  const facts = useEligibility({
    serviceNumber,
    productNo: chosen.sku.productNo,
    quantity: chosen.choice.quantity,
    activity: activity === null || activity === "" ? null : activity.slice(0, 64),
  });
  const actionProps = { service, chosen, isHeld: facts.obstacles.length > 0 };
  return (
    <>
      <GoodsText service={service}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:sticky md:top-6">
          <div>
            <ChoiceCard service={service} chosen={chosen} />
            <QuoteSlip serviceNumber={serviceNumber} selection={selectionOf(chosen.sku, chosen.choice)} />
          </div>
          <EligibilityNotes facts={facts} />
          <OrderActions {...actionProps} />
        </div>
      </GoodsText>
      <OrderBar {...actionProps} />
    </>
  );
}

function ChoiceCard({ service, chosen }: { service: Service; chosen: ChoiceInAddress }) {
  const { t } = useTranslation("mall-goods");
  return (
    <Card className="rounded-b-none p-5 pb-6 md:p-6">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-17">{t("choose.title")}</h2>
        <p className="text-13 text-ink2">{t("choose.noLogin")}</p>
      </div>
      <ChoiceFields service={service} chosen={chosen} />
    </Card>
  );
}
