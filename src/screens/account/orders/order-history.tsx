import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { MarginColumn, MarginEntry } from "../../../ui/margin-column";
import { Section } from "../../../ui/section";
import type { Order } from "./order";

/** What happened to an order and when, oldest first. */
export function OrderHistory({ order }: { order: Order }) {
  const { t } = useTranslation("account-orders");
  const formats = useFormats();
  return (
    <Section title={t("detail.history")} size="medium">
      <MarginColumn>
        {order.history.map(({ state, at }) => (
          <MarginEntry
            key={`${state} ${at}`}
            date={formats.date(at)}
            dateTime={at}
            end={<span className="figures text-13 text-ink2">{formats.time(at)}</span>}
          >
            {t(`history.${state}`)}
          </MarginEntry>
        ))}
      </MarginColumn>
    </Section>
  );
}
