import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from "react";
import { useTranslation } from "../i18n/use-translation";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { lazyComponent, useLazyComponent } from "./lazy-component";
import { ContentProblem } from "./lazy-content";

interface DialogRules {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first rendered. Where it cannot be fetched, one in its place says so and
 * offers another try; opening it again is one too. The page below stays as it is.
 */
export function lazyDialog<Props extends DialogRules>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const component = lazyComponent(load);
  return function LazyDialog(props: Props) {
    const { isOpen, onClose } = props;
    const { t } = useTranslation("common");
    const { Loaded, isFailed, retry } = useLazyComponent(component);
    const handleOpening = useEffectEvent(() => {
      if (isFailed) retry();
    });
    useEffect(() => {
      if (isOpen) handleOpening();
    }, [isOpen]);
    if (Loaded) return <Loaded {...props} />;
    if (!isFailed) return null;
    return (
      // A click beside it might throw away what was typed.
      <Dialog isOpen={isOpen} onClose={onClose} closesOnModalClick={false} label={t("failure.title")}>
        <ContentProblem
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
