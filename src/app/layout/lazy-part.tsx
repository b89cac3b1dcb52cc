import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { reportProblem } from "../../platform/report";

/**
 * A part of the layout that is fetched when it is opened. Where that fails a sentence stands in its place, and the page
 * stays. `lazyContent` would offer another try, and its code would come with every page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      reportProblem("A part of the page could not be fetched", error);
      return { default: MissingPart };
    }
  });
}

function MissingPart() {
  const { t } = useTranslation();
  return (
    <p role="alert" className="rounded-card border border-line bg-card p-4 shadow-float">
      {t("failure.codeText")}
    </p>
  );
}
