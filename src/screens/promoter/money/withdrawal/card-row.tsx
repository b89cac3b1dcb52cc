import type { components } from "../../../../generated/promoter";
import { useTranslation } from "../../../../i18n/use-translation";
import { Button } from "../../../../ui/button";
import { Section } from "../../../../ui/section";

interface CardRowProps {
  title: string;
  bank: components["schemas"]["BankAccount"] | null;
  onChange: () => void;
}

/** The card the money goes to, masked, and the way to add or replace it. */
export function CardRow({ title, bank, onChange }: CardRowProps) {
  const { t } = useTranslation("promoter-withdrawal");
  return (
    <Section title={title} size="small" className="mt-7">
      {/* Clear of the support button, which floats at the edge of a phone where this row is first seen. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 max-sm:pr-14">
        {bank === null ? (
          <p className="min-w-0 flex-1 basis-32 text-ink2">{t("card.none")}</p>
        ) : (
          <div className="min-w-0 flex-1 basis-32">
            <p className="[overflow-wrap:anywhere]">{`${bank.bankName} ${t(`card.kind.${bank.cardKind}`)}`}</p>
            <p className="figures text-13 text-ink2">
              {t("card.holder", { name: bank.holderName, tail: bank.bankCardNumber.slice(-4) })}
            </p>
          </div>
        )}
        <Button size="small" variant={bank === null ? "primary" : "second"} onClick={onChange}>
          {t(bank === null ? "card.add" : "card.change")}
        </Button>
      </div>
    </Section>
  );
}
