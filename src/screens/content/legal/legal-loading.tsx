import { useUiTranslations } from "../../../ui/ui-translations";

const widths = ["w-full", "w-11/12", "w-[98%]", "w-5/6", "w-[95%]", "w-2/3"];

/** A text that is being fetched, as tall as a screen. */
export function LegalLoading() {
  const translations = useUiTranslations();
  return (
    <div role="status" aria-label={translations.loading} className="min-h-dvh max-w-reading pt-10">
      <span className="block h-8 w-1/2 rounded-tag bg-line" />
      <span className="mt-5 mb-10 block h-3.5 w-56 rounded-tag bg-line" />
      {widths.map((width) => (
        <span key={width} className={`mt-4 block h-3.5 rounded-tag bg-line ${width}`} />
      ))}
    </div>
  );
}
