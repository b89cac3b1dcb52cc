import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../i18n/use-translation";
import { Arc } from "../ui/arc";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { lazyComponent, useLazyComponent } from "./lazy-component";
import { ContentProblem } from "./lazy-content";

interface DialogRules {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How long a press may go unanswered, in milliseconds: code that comes sooner shows the dialog alone. */
const noticeDelay = 300;

/**
 * A dialog whose code is fetched when it is first rendered. While it takes long, one in its place says that it comes and
 * can be closed; where it cannot be fetched, one says so and offers another try; opening it again is one too. The page
 * below stays as it is.
 */
export function lazyDialog<Props extends DialogRules>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const component = lazyComponent(load);
  return function LazyDialog(props: Props) {
    const { isOpen, onClose } = props;
    const { t } = useTranslation("common");
    const { Loaded, isFailed, isLost, retry } = useLazyComponent(component);
    const handleOpening = useEffectEvent(() => {
      if (isFailed && !isLost) retry();
    });
    useEffect(() => {
      if (isOpen) handleOpening();
    }, [isOpen]);
    if (Loaded) return <Loaded {...props} />;
    if (!isFailed) return isOpen ? <ComingDialog onClose={onClose} /> : null;
    return (
      // A click beside it might throw away what was typed.
      <Dialog isOpen={isOpen} onClose={onClose} closesOnModalClick={false} label={t("failure.title")}>
        <ContentProblem
          isLost={isLost}
          onRetry={retry}
          support={
            <Button variant="quiet" onClick={onClose}>
              {t("action.close")}
            </Button>
          }
        />
      </Dialog>
    );
  };
}

/** Stands in for a dialog whose code is slow to come: three seconds on a slow network of phones. */
function ComingDialog({ onClose }: Pick<DialogRules, "onClose">) {
  const { t } = useTranslation("common");
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), noticeDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Dialog isOpen onClose={onClose} label={t("status.loading")}>
      <p role="status" className="flex items-center justify-center gap-2 p-6 text-ink2">
        <Arc />
        {t("status.loading")}
      </p>
    </Dialog>
  );
}
