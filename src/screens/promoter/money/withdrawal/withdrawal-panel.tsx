import { Form, FormMessage, SubmitButton } from "../../../../forms/form";
import type { components } from "../../../../generated/promoter";
import { amountInText } from "../../../../i18n/amount-in-text";
import { currencySymbol } from "../../../../i18n/money-format";
import { useFormats } from "../../../../i18n/use-formats";
import { useMessage } from "../../../../i18n/use-message";
import { useTranslation } from "../../../../i18n/use-translation";
import { message } from "../../../../rules/messages";
import { Banner } from "../../../../ui/banner";
import { Money } from "../../../../ui/money";
import { Segment } from "../../../../ui/segment";
import { textLink } from "../../../../ui/text-link";
import { yuanOf } from "../fen";
import { AmountInput } from "./amount-input";
import { CardRow } from "./card-row";
import { NetPreview } from "./net-preview";
import { useWithdrawal, type Withdrawal } from "./use-withdrawal";
import { WithdrawalPlaced } from "./withdrawal-placed";

interface WithdrawalPanelProps {
  info: components["schemas"]["WithdrawalInfo"];
  onChangeCard: () => void;
}

/** Takes an amount, shows what arrives and where, and sends it on its way. */
export function WithdrawalPanel({ info, onChangeCard }: WithdrawalPanelProps) {
  const { t } = useTranslation("promoter-withdrawal");
  const withdrawal = useWithdrawal(info);
  const { form, mode, placed } = withdrawal;
  if (placed !== null) return <WithdrawalPlaced record={placed} onAgain={withdrawal.startAgain} />;
  return (
    <Form form={form} label={t("title")}>
      <Segment
        label={t("mode.label")}
        value={mode}
        onChange={withdrawal.switchMode}
        choices={[
          { value: "gross", label: t("mode.gross") },
          { value: "net", label: t("mode.net") },
        ]}
        className="mb-4"
      />
      <AmountInput withdrawal={withdrawal} />
      <NetPreview withdrawal={withdrawal} />
      <CardRow title={t("card.where")} bank={info.bank} onChange={onChangeCard} />
      <div className="mt-5 grid gap-3">
        {withdrawal.isUncertain && (
          <Banner
            tone="amber"
            role="status"
            action={
              <button type="button" className={textLink} onClick={withdrawal.giveUp}>
                {t("uncertainChange")}
              </button>
            }
          >
            <b>{t("uncertain")}</b>
          </Banner>
        )}
        <FormMessage form={form} />
      </div>
      <SubmitRow withdrawal={withdrawal} />
    </Form>
  );
}

/** The net and the button; at the foot of a phone's page. */
function SubmitRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("promoter-withdrawal");
  const { form, steps, grossFen, isUncertain, info } = withdrawal;
  const formats = useFormats();
  const reason = useBlockReason(withdrawal);
  const hasAmount = grossFen !== null && grossFen > 0;
  return (
    <div
      data-fixed-bar
      className="sticky bottom-0 z-10 -mx-4 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-line2 border-t bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:static md:mx-0 md:border-0 md:bg-transparent md:px-0 print:hidden"
    >
      {steps !== null && (
        <div className="min-w-fit md:hidden">
          <div className="text-13 text-ink2">{t("line.net")}</div>
          <div className="font-semibold text-20 text-green">
            <Money amount={yuanOf(steps.netFen)} currency={currencySymbol(info.currency)} />
          </div>
        </div>
      )}
      <div className="min-w-1/2 flex-1">
        <SubmitButton form={form} isWide size="large" reason={reason} busyLabel={t("submit.busy")}>
          {isUncertain
            ? t("submit.again")
            : hasAmount
              ? t("submit.amount", { amount: amountInText(yuanOf(grossFen), info.currency, formats) })
              : t("submit.plain")}
        </SubmitButton>
      </div>
    </div>
  );
}

/** Why nothing can be withdrawn now; undefined when it can. */
function useBlockReason({ info, secondsLocked, isUncertain }: Withdrawal): string | undefined {
  const { t } = useTranslation("promoter-withdrawal");
  const translateMessage = useMessage();
  const formats = useFormats();
  if (secondsLocked > 0)
    return `${translateMessage(message("rate.limited"))} ${t("submit.lockedFor", { seconds: secondsLocked })}`;
  if (info.blockedBy === null || isUncertain) return undefined;
  const minimum = amountInText(info.minimumAmount, info.currency, formats, { isShort: true });
  return info.blockedBy === "amount.minimum"
    ? t("submit.tooLittle", { minimum })
    : translateMessage(message(info.blockedBy));
}
