import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import type { InvitationState } from "./use-invitation";

/** The notices about the invitation of a page: two of them, an unknown code, an inviter that could not be read. */
export function InvitationNotices({ state }: { state: InvitationState }) {
  const { t } = useTranslation("invite");
  const { conflict, error, isUnknownCode, invitation, inviterName } = state;
  if (conflict) {
    const storedName = conflict.stored.inviterName || conflict.stored.recode;
    const arrivedName = conflict.arrivedName || conflict.arrived.recode;
    return (
      <section
        role="alert"
        aria-label={t("conflict.title")}
        className="rounded-control bg-tint-amber p-4 [overflow-wrap:anywhere]"
      >
        <h2 className="font-semibold">{t("conflict.title")}</h2>
        <p className="mt-1">{t("conflict.text", { stored: storedName, arrived: arrivedName })}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={() => conflict.choose("stored")}>
            {t("conflict.keep", { name: storedName })}
          </Button>
          <Button onClick={() => conflict.choose("arrived")}>
            {t("conflict.change", { name: arrivedName })}
          </Button>
        </div>
      </section>
    );
  }
  if (isUnknownCode)
    return (
      <Banner tone="amber">
        {invitation === null
          ? t("unknownCode")
          : t("unknownCodeKept", { name: inviterName || invitation.recode })}
      </Banner>
    );
  if (error) return <ReadProblem error={error} onRetry={state.retry} isRetrying={state.isLoading} />;
  return null;
}
