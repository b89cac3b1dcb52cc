import { type ComponentType, type ReactNode, useEffect } from "react";
import { useTranslation } from "../i18n/use-translation";
import { isOnline } from "../platform/network";
import { whenIdle } from "../platform/visibility";
import { PageProblem } from "../ui/page-problem";
import { Skeleton } from "../ui/skeleton";
import { lazyComponent, useLazyComponent } from "./lazy-component";

interface LazyContent<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of its first use. */
  readonly preload: () => Promise<void>;
}

/**
 * The content of a dialog, or another part that few visitors open, whose code is fetched when it is first rendered.
 * Until then a skeleton of `rows` lines is in its place; where it cannot be fetched, what happened and another try.
 */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  rows: number,
): LazyContent<Props> {
  const component = lazyComponent(load);
  function Content(props: Props) {
    const { Loaded, isFailed, retry } = useLazyComponent(component);
    if (Loaded) return <Loaded {...props} />;
    return isFailed ? <ContentProblem onRetry={retry} /> : <Skeleton rows={rows} />;
  }
  return Object.assign(Content, { preload: component.fetch });
}

/** Code that could not be fetched: what happened, and another try. */
export function ContentProblem({ onRetry, support }: { onRetry: () => void; support?: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <PageProblem title={t("failure.title")} onRetry={onRetry} support={support}>
      {isOnline() ? undefined : t("offline.text")}
    </PageProblem>
  );
}

/** Fetches the code of lazy content once the page is idle, so that it opens at once, and without a network too. */
export function useIdlePreload({ preload }: { readonly preload: () => Promise<void> }): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Opening it shows the failure with a retry.
        preload().catch(() => undefined);
      }),
    [preload],
  );
}
