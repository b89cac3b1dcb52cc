import { useTranslation } from "../../../i18n/use-translation";
import { textLink } from "../../../ui/text-link";
import type { Installer } from "../home/installers";
import { InstallerLink } from "./installer-link";

/** Instead of the button, where the installer needs a later system; the browser may be wrong, so the file stays within reach. */
export function TooOldSystem({ installer }: { installer: Installer }) {
  const { t } = useTranslation("content-download");
  return (
    <>
      <h2 className="text-20">{t("own.tooOld")}</h2>
      <p className="mt-1 text-ink2">{t("own.tooOldText", { minimum: installer.min_os })}</p>
      <p className="mt-1">
        <InstallerLink installer={installer} className={`${textLink} touch-area`}>
          {installer.type === "ios" ? t("getFromStore") : t("own.anyway")}
        </InstallerLink>
      </p>
    </>
  );
}
