import { useUiTranslations } from "./ui-translations";

/** The first stop of the tab key: jumps over the header to the element with this id. */
export function SkipLink({ to = "content" }: { to?: string }) {
  const translations = useUiTranslations();
  return (
    <a
      href={`#${to}`}
      className="sr-only rounded-control bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
    >
      {translations.skipToContent}
    </a>
  );
}
