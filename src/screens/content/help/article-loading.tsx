import { useUiTranslations } from "../../../ui/ui-translations";

/** An article that is being fetched: its lines where they will stand, and the foot of the page below the screen. */
export function ArticleLoading() {
  const translations = useUiTranslations();
  return (
    <div role="status" aria-label={translations.loading} className="min-h-dvh">
      <div className="min-h-6 py-1.5">
        <Line className="h-3 w-40" />
      </div>
      <Line className="mt-2 h-8 w-3/5" />
      <Line className="mt-4 h-3 w-72" />
      {["first", "second"].map((section) => (
        <div key={section} className="mt-10 grid gap-4">
          <Line className="h-4 w-full" />
          <Line className="h-4 w-full" />
          <Line className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}

function Line({ className }: { className: string }) {
  return <span className={`block max-w-full rounded-tag bg-line ${className}`} />;
}
