import { useQuery } from "@tanstack/react-query";
import RefreshCw from "lucide/dist/esm/icons/refresh-cw.mjs";
import { type KeyboardEvent, useState } from "react";
import { captchaQuery } from "../../api/account/queries";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { cleanText } from "../../rules/clean-text";
import { textLimits } from "../../rules/text-limits";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { TextInput } from "../../ui/text-input";

interface SumQuestionProps {
  /** Null while no number is typed: a question belongs to a phone. */
  phone: string | null;
  isVerifying: boolean;
  /** Answers whether it was right; a question is asked once, so a wrong answer brings another. */
  onAnswer: (captchaId: string, answer: string) => Promise<boolean>;
}

/** A small sum as a text, for users who cannot drag. */
export function SumQuestion({ phone, isVerifying, onAnswer }: SumQuestionProps) {
  const { t } = useTranslation(["verification", "common"]);
  const describeError = useDescribeError();
  const [answer, setAnswer] = useState("");
  const question = useQuery({ ...captchaQuery(phone ?? "", "arithmetic"), enabled: phone !== null });
  const result = cleanText(answer, "compact");
  const canAnswer = question.data !== undefined && textLimits.captchaSum.pattern.test(result);

  const handleAnswer = async () => {
    if (!question.data || !canAnswer || isVerifying) return;
    const isRight = await onAnswer(question.data.captchaId, result);
    if (isRight) return;
    setAnswer("");
    void question.refetch();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter answers the sum; the form around it is not meant.
    event.preventDefault();
    void handleAnswer();
  };

  if (phone === null)
    return <p className="flex min-h-control items-center text-ink2">{t("verification:phoneFirst")}</p>;
  return (
    <div className="flex items-end gap-2">
      <Field
        label={question.data?.question ?? t("common:status.loading")}
        error={question.isError ? describeError(question.error) : undefined}
        className="flex-1"
      >
        <TextInput
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          onKeyDown={handleKeyDown}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
      <IconButton
        icon={RefreshCw}
        label={t("verification:sum.another")}
        onClick={() => {
          setAnswer("");
          void question.refetch();
        }}
      />
      <Button onClick={() => void handleAnswer()} isBusy={isVerifying} disabled={!canAnswer}>
        {t("verification:sum.answer")}
      </Button>
    </div>
  );
}
