import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { ChipRow } from "../../../ui/chips";
import { CountedChip } from "./counted-chip";
import {
  type CustomerView,
  customerChannels,
  expiryWindows,
  followUpChoices,
  intentions,
  introducers,
  protectionChoices,
} from "./customer-view";
import type { CustomerCounts } from "./filter-customers";

interface FilterChoicesProps {
  view: CustomerView;
  /** Null until all customers are known. */
  counts: CustomerCounts | null;
  onChange: (changes: Partial<CustomerView>) => void;
}

/** Labels are shown by use; past this many the search finds the rest. */
const maximumLabels = 24;

/** Every filter besides the status, each choice with the number of customers it would leave. */
export function FilterChoices({ view, counts, onChange }: FilterChoicesProps) {
  const { t } = useTranslation("promoter-customers");
  const labels = [...(counts?.label ?? [])].sort((a, b) => b[1] - a[1]).slice(0, maximumLabels);
  const toggled = <T,>(current: T | null, choice: T): T | null => (current === choice ? null : choice);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
      <Group title={t("filter.followUp")}>
        {followUpChoices.map((choice) => (
          <CountedChip
            key={choice}
            count={counts && (counts.followUp.get(choice) ?? 0)}
            isChosen={view.followUp === choice}
            onPress={() => onChange({ followUp: toggled(view.followUp, choice) })}
          >
            {t(`followUp.${choice}`)}
          </CountedChip>
        ))}
      </Group>
      {(counts?.protection.has("week") || view.protection !== null) && (
        <Group title={t("filter.protection")}>
          {protectionChoices.map((choice) => (
            <CountedChip
              key={choice}
              count={counts && (counts.protection.get(choice) ?? 0)}
              isChosen={view.protection === choice}
              onPress={() => onChange({ protection: toggled(view.protection, choice) })}
            >
              {t(`protection.${choice}`)}
            </CountedChip>
          ))}
        </Group>
      )}
      <Group title={t("filter.expiry")}>
        {expiryWindows.map((choice) => (
          <CountedChip
            key={choice}
            count={counts && (counts.expiry.get(choice) ?? 0)}
            isChosen={view.expiry === choice}
            onPress={() => onChange({ expiry: toggled(view.expiry, choice) })}
          >
            {t(`expiry.${choice}`)}
          </CountedChip>
        ))}
      </Group>
      {(counts?.broughtBy.has("team") || view.broughtBy !== null) && (
        <Group title={t("filter.broughtBy")}>
          {introducers.map((choice) => (
            <CountedChip
              key={choice}
              count={counts && (counts.broughtBy.get(choice) ?? 0)}
              isChosen={view.broughtBy === choice}
              onPress={() => onChange({ broughtBy: toggled(view.broughtBy, choice) })}
            >
              {t(`broughtBy.${choice}`)}
            </CountedChip>
          ))}
        </Group>
      )}
      <Group title={t("filter.intention")}>
        {intentions.map((choice) => (
          <CountedChip
            key={choice}
            count={counts && (counts.intention.get(choice) ?? 0)}
            isChosen={view.intention === choice}
            onPress={() => onChange({ intention: toggled(view.intention, choice) })}
          >
            {t(`intention.${choice}`)}
          </CountedChip>
        ))}
      </Group>
      <Group title={t("filter.label")}>
        {labels.map(([label, count]) => (
          <CountedChip
            key={label}
            count={count}
            isChosen={view.label === label}
            onPress={() => onChange({ label: toggled(view.label, label) })}
          >
            {label}
          </CountedChip>
        ))}
        {counts === null && <li className="h-control-small" />}
        {counts !== null && labels.length === 0 && (
          <li className="text-13 text-ink2">{t("filter.noLabels")}</li>
        )}
      </Group>
      <Group title={t("filter.channel")}>
        {customerChannels.map((choice) => (
          <CountedChip
            key={choice}
            count={counts && (counts.channel.get(choice) ?? 0)}
            isChosen={view.channel === choice}
            onPress={() => onChange({ channel: toggled(view.channel, choice) })}
          >
            {t(`channel.${choice}`)}
          </CountedChip>
        ))}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-normal text-13 text-ink2">{title}</h3>
      <ChipRow label={title}>{children}</ChipRow>
    </section>
  );
}
