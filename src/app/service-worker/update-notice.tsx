import { useTranslation } from "../../i18n/use-translation";
import { useGuardedReload } from "../../shared/use-guarded-reload";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";

interface UpdateNoticeProps {
  readonly onReload: () => void;
  readonly onDismiss: () => void;
}

/**
 * Shows that a new release is there. Nothing is reloaded without a press; where something typed would be lost, the
 * press that would lose it asks once more.
 */
export function UpdateNotice({ onReload, onDismiss }: UpdateNoticeProps) {
  const { t } = useTranslation();
  const { isAsking, reload } = useGuardedReload(onReload);
  return (
    <Container className="pt-3">
      <Banner
        tone={isAsking ? "amber" : "green"}
        role="status"
        onDismiss={onDismiss}
        action={
          <Button size="small" onClick={reload}>
            {t(isAsking ? "update.reloadAnyway" : "update.reload")}
          </Button>
        }
      >
        {t(isAsking ? "update.unsaved" : "update.text")}
      </Banner>
    </Container>
  );
}
