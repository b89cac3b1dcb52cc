import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";

interface SuggestionSentProps {
  /** Null where the answer with the number was lost. */
  id: number | null;
  onAgain: () => void;
}

/** Confirms a suggestion, with the number it is found by. */
export function SuggestionSent({ id, onAgain }: SuggestionSentProps) {
  const { t } = useTranslation("content-contact");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status">
      <h3 ref={title} tabIndex={-1} className="text-20">
        {t("suggestion.sent")}
      </h3>
      {id !== null && <p className="figures mt-1">{t("suggestion.sentText", { number: id })}</p>}
      <div className="mt-5">
        <Button onClick={onAgain}>{t("suggestion.sentAgain")}</Button>
      </div>
    </div>
  );
}
