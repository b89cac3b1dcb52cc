import { Card } from "../../../ui/card";
import { useUiTranslations } from "../../../ui/ui-translations";

/** Two cards at the height they will have. */
export function LicenceCardsLoading() {
  const translations = useUiTranslations();
  return (
    <div
      role="status"
      aria-label={translations.loading}
      className="grid gap-5 max-sm:gap-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      {[0, 1].map((index) => (
        <Card
          key={index}
          variant="large"
          className="h-72 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-4"
        >
          <div className="grid gap-3">
            <span className="h-5 w-22 rounded-tag bg-line" />
            <span className="h-3.5 w-30 rounded-tag bg-line" />
            <span className="mt-4 h-7 w-27 rounded-tag bg-line" />
            <span className="h-1 bg-line" />
            <span className="mt-4 h-4 w-20 rounded-tag bg-line" />
          </div>
        </Card>
      ))}
    </div>
  );
}
