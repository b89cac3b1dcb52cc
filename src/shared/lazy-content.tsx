import { type ComponentType, type ReactNode, useEffect } from "react";
import { useTranslation } from "../i18n/use-translation";
import { reloadPage } from "../platform/address";
import { isOnline } from "../platform/network";
import { whenIdle } from "../platform/visibility";
import { Button } from "../ui/button";
import { PageProblem } from "../ui/page-problem";
import { Skeleton } from "../ui/skeleton";
import { lazyComponent, useLazyComponent } from "./lazy-component";
import { useGuardedReload } from "./use-guarded-reload";

interface LazyContent<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of its first use. */
  readonly preload: () => Promise<void>;
}

/**
 * The content of a dialog, or another part that few visitors open, whose code is fetched when it is first rendered.
 * Until then a skeleton of `rows` lines is in its place; where it cannot be fetched, what happened and what to do.
 */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  rows: number,
): LazyContent<Props> {
  const component = lazyComponent(load);
  function Content(props: Props) {
    const { Loaded, isFailed, isLost, retry } = useLazyComponent(component);
    if (Loaded) return <Loaded {...props} />;
    return isFailed ? <ContentProblem isLost={isLost} onRetry={retry} /> : <Skeleton rows={rows} />;
  }
  return Object.assign(Content, { preload: component.fetch });
}

interface ContentProblemProps {
  /** Whether another try is of no use. */
  isLost: boolean;
  onRetry: () => void;
  support?: ReactNode;
}

/** Code that could not be fetched: what happened, and another try or, where that failed too, a reload. */
export function ContentProblem({ isLost, onRetry, support }: ContentProblemProps) {
  const { t } = useTranslation("common");
  const { isAsking, reload } = useGuardedReload(reloadPage);
  if (!isLost)
    return (
      <PageProblem title={t("failure.title")} onRetry={onRetry} support={support}>
        {isOnline() ? undefined : t("offline.text")}
      </PageProblem>
    );
  const actions = (
    <>
      <Button onClick={reload}>{t(isAsking ? "update.reloadAnyway" : "failure.reload")}</Button>
      {support}
    </>
  );
  return (
    <PageProblem title={t("failure.title")} support={actions}>
      {t(isAsking ? "update.unsaved" : "failure.codeText")}
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
