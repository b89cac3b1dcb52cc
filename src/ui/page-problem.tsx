import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "./button";
import { useUiTranslations } from "./ui-translations";

interface PageProblemProps {
  title: ReactNode;
  /** Whether it replaces a whole page: its title is then the page's heading. */
  isPage?: boolean;
  /** What happened and what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** A link to help or to people. */
  support?: ReactNode;
}

/** A page or a part of one that could not be fetched. */
export function PageProblem({
  title,
  isPage = false,
  children,
  onRetry,
  isRetrying = false,
  support,
}: PageProblemProps) {
  const translations = useUiTranslations();
  const place = useFocusLeftToParent();
  const Title = isPage ? "h1" : "p";
  return (
    <div ref={place} role="alert" className="flex flex-col items-center px-4 py-10 text-center">
      <svg viewBox="0 0 56 65" className="mb-4 h-[4.0625rem] w-14 fill-none" aria-hidden="true">
        <path d="M.5 64.5V.5h55v64l-9-7-9 7-9.5-7-9.5 7-9-7z" className="fill-card stroke-edge" />
        <path d="M8 24.5h40M8 34.5h24" className="stroke-line2" />
        <path d="M8 14.5h16" className="stroke-ink" />
        <path d="M38 14.5h10" className="stroke-red" />
      </svg>
      <Title className="font-semibold">{title}</Title>
      {children && <p className="mt-0.5 max-w-reading text-13 text-ink2">{children}</p>}
      <div className="mt-4 flex flex-wrap items-center justify-center gap-4">
        {onRetry && (
          <Button onClick={onRetry} isBusy={isRetrying} busyLabel={translations.loading}>
            {translations.retry}
          </Button>
        )}
        {support}
      </div>
    </div>
  );
}

/** After another try that succeeds the tab key goes on from what takes the place of the problem, and of its button. */
function useFocusLeftToParent(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const problem = place.current;
    return () => {
      const parent = problem?.parentElement;
      if (!parent || !problem.contains(problem.ownerDocument.activeElement)) return;
      if (parent.tabIndex < 0) parent.tabIndex = -1;
      parent.focus({ preventScroll: true });
    };
  }, []);
  return place;
}
