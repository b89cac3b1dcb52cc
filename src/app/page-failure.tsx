import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/use-translation";
import { reloadPage } from "../platform/address";
import { currentLocalePrefix } from "../platform/current-locale";
import { isOnline, onNetworkChange } from "../platform/network";
import { Button } from "../ui/button";
import { Container } from "../ui/container";
import { InteractiveMark } from "./interactive-mark";

/** Replaces a screen that failed. A missing chunk with a working network means that the site was updated. */
export function PageFailure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const [reason] = useState(() => reasonOf(error));
  useEffect(() => {
    if (reason !== "failure.offlineText") return;
    // A browser remembers that the code did not come: only a reload fetches it.
    return onNetworkChange(() => {
      if (isOnline()) reloadPage();
    });
  }, [reason]);
  return (
    <Container className="py-16">
      <InteractiveMark />
      <div role="alert">
        <h1 className="text-26">{t("failure.pageTitle")}</h1>
        <p className="mt-2 text-ink2">{t(reason)}</p>
      </div>
      <div className="mt-6 flex gap-3">
        <Button variant="primary" onClick={reloadPage}>
          {t("failure.reload")}
        </Button>
        <Button href={currentLocalePrefix() || "/"}>{t("failure.home")}</Button>
      </div>
    </Container>
  );
}

function reasonOf(error: unknown): `failure.${"pageText" | "updateText" | "offlineText"}` {
  // Each browser words the failed import of a chunk, and the failed fetch of a file of words, in its own way.
  const isMissingFile =
    error instanceof Error &&
    /dynamically imported module|module script|preload|failed to fetch|networkerror|load failed|did not come/i.test(
      error.message,
    );
  if (!isMissingFile) return "failure.pageText";
  return isOnline() ? "failure.updateText" : "failure.offlineText";
}
