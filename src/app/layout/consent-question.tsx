import { type FocusEvent, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { onEscape } from "../../platform/keyboard";
import { focusBySelector } from "../../platform/page";
import { closeConsentQuestion, saveConsent, useConsent } from "../../shared/consent";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { textLink } from "../../ui/text-link";

/**
 * Asks once whether visits may be counted. Both answers are one press and look the same; nothing waits for it. A card in
 * the corner would lie on the first button of a low laptop's page: there it is one line at the foot. Whoever opened it
 * sees what they answered before, has the focus in it, and leaves it as it was by escape.
 */
export function ConsentQuestion() {
  const { t } = useTranslation();
  const { choice, isAskedFor } = useConsent();
  const focus = useReturnedFocus(isAskedFor);
  useEffect(() => (isAskedFor ? onEscape(closeConsentQuestion) : undefined), [isAskedFor]);
  return (
    <section
      {...focus}
      tabIndex={-1}
      aria-label={t("consent.title")}
      className="rise fixed inset-x-0 bottom-0 z-20 border-line border-t bg-card px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-float sm:inset-x-auto sm:bottom-4 sm:left-4 sm:w-100 sm:rounded-panel sm:border sm:p-5 laptop:inset-x-0 laptop:bottom-0 laptop:z-9 laptop:flex laptop:w-auto laptop:items-center laptop:justify-center laptop:gap-6 laptop:rounded-none laptop:border-x-0 laptop:border-b-0 laptop:py-3 laptop:pr-24 print:hidden"
    >
      <p className="text-13">
        {t("consent.text")}{" "}
        <Link to={addresses.privacy} className={textLink}>
          {t("consent.more")}
        </Link>
        {isAskedFor && choice !== null && (
          <span className="mt-1 block text-ink2">
            {t("consent.now", { answer: t(choice.analytics ? "consent.accept" : "consent.reject") })}
          </span>
        )}
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 laptop:mt-0 laptop:w-80 laptop:shrink-0">
        <Button size="small" isWide onClick={() => saveConsent(false)}>
          {t("consent.reject")}
        </Button>
        <Button size="small" isWide onClick={() => saveConsent(true)}>
          {t("consent.accept")}
        </Button>
      </div>
    </section>
  );
}

/** Has the focus in an element that is asked for, and gives it back to where it was before it came into the element. */
function useReturnedFocus(isAskedFor: boolean) {
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const before = useRef<Element | null>(null);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    hadFocus.current = true;
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const { ownerDocument: page } = element;
    if (isAskedFor) {
      before.current = page.activeElement;
      element.focus({ preventScroll: true });
    }
    return () => {
      // Elsewhere by now, it stays there.
      if (!hadFocus.current || (page.activeElement !== null && page.activeElement !== page.body)) return;
      if (before.current instanceof HTMLElement && before.current !== page.body)
        before.current.focus({ preventScroll: true });
      else focusBySelector("#content");
    };
  }, [isAskedFor]);
  return { ref, onFocus: handleFocus };
}
