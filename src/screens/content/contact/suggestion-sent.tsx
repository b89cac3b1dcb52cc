import { useTranslation } from "../../../i18n/use-translation";
import { SentConfirmation } from "./sent-confirmation";

interface SuggestionSentProps {
  /** Null where the answer with the number was lost. */
  id: number | null;
  onAgain: () => void;
}

/** Confirms a suggestion, with the number it is found by. */
export function SuggestionSent({ id, onAgain }: SuggestionSentProps) {
  const { t } = useTranslation("content-contact");
  return (
    <SentConfirmation
      title={t("suggestion.sent")}
      level={3}
      again={t("suggestion.sentAgain")}
      onAgain={onAgain}
    >
      {id !== null && <p className="figures mt-1">{t("suggestion.sentText", { number: id })}</p>}
    </SentConfirmation>
  );
}
