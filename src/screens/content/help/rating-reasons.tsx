import { type FormEvent, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { helpfulReasons } from "../../../rules/limits";
import { textLimits } from "../../../rules/text-limits";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Radio } from "../../../ui/radio";
import { TextArea } from "../../../ui/text-area";

/** Why an article did not help, as the server knows it; both may be left out. */
export interface Reasons {
  reason?: (typeof helpfulReasons)[number];
  note?: string;
}

interface RatingReasonsProps {
  isBusy: boolean;
  onSend: (reasons: Reasons) => void;
  onCancel: () => void;
}

/** One of five reasons, and an optional comment. */
export function RatingReasons({ isBusy, onSend, onCancel }: RatingReasonsProps) {
  const { t } = useTranslation(["content", "common"]);
  const [reason, setReason] = useState<Reasons["reason"]>();
  const [note, setNote] = useState("");
  const { maxLength } = textLimits.reason;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const trimmedNote = note.trim();
    onSend({ ...(reason && { reason }), ...(trimmedNote !== "" && { note: trimmedNote }) });
  };
  return (
    <form onSubmit={handleSubmit} className="rise mt-4 grid gap-4">
      <fieldset className="grid">
        <legend className="mb-1 text-13 text-ink2">{t("content:help.rating.reason")}</legend>
        {helpfulReasons.map((choice) => (
          <Radio
            key={choice}
            name="help-reason"
            value={choice}
            checked={choice === reason}
            onChange={() => setReason(choice)}
          >
            {t(`content:help.rating.reasons.${choice}`)}
          </Radio>
        ))}
      </fieldset>
      <Field label={t("content:help.rating.note")}>
        <TextArea
          value={note}
          maxLength={maxLength}
          count={`${note.length} / ${maxLength}`}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className="flex gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t("common:status.submitting")}>
          {t("common:action.submit")}
        </Button>
        <Button onClick={onCancel}>{t("common:action.cancel")}</Button>
      </div>
    </form>
  );
}
