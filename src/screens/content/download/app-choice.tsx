import Download from "lucide/dist/esm/icons/download.mjs";
import { useTranslation } from "../../../i18n/use-translation";
import { currentOrigin, currentPath } from "../../../platform/address";
import { systemVersion } from "../../../platform/system-version";
import { useClient } from "../../../shared/use-client";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import type { Installer } from "../home/installers";
import { isTooOld } from "../home/too-old";
import { DeviceCode } from "./device-code";
import { InstallerFacts } from "./installer-facts";
import { InstallerLink } from "./installer-link";
import { TooOldSystem } from "./too-old-system";

/** One large button for what opened the page, the other systems as plain links, and for computers a code to scan. */
export function AppChoice({ installers }: { installers: readonly Installer[] }) {
  const { t } = useTranslation("content-download");
  const { os, platform } = useClient();
  const own = installers.find(({ type }) => type === os);
  const others = installers.filter((installer) => installer !== own);
  if (installers.length === 0) return <p className="text-ink2">{t("empty")}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-8">
      <div className="min-w-0 flex-1 basis-72">
        {own === undefined ? (
          <p className="text-ink2">{t("own.unknown")}</p>
        ) : isTooOld(own, systemVersion()) ? (
          <TooOldSystem installer={own} />
        ) : (
          <>
            <Button
              variant="primary"
              size="large"
              isWide
              icon={Download}
              render={(linkProps) => <InstallerLink installer={own} {...linkProps} />}
            >
              {own.type === "ios" ? t("getFromStore") : t("own.get", { system: t(`system.${own.type}`) })}
            </Button>
            <div className="mt-3">
              <InstallerFacts installer={own} />
            </div>
          </>
        )}
        <h2 className="mt-8 font-normal text-13 text-ink2">{t("app.other")}</h2>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {others.map((installer) => (
            <li key={installer.type}>
              <InstallerLink
                installer={installer}
                className={`${textLink} inline-flex min-h-control items-center`}
              >
                {t(`system.${installer.type}`)}
              </InstallerLink>
            </li>
          ))}
        </ul>
      </div>
      {platform === "pc" && (
        <div className="noscript:hidden max-sm:hidden">
          <DeviceCode
            content={currentOrigin() + currentPath()}
            label={t("scan.label")}
            className="size-37 p-2"
          />
          <p className="mt-2 text-center text-13 text-ink2">{t("scan.title")}</p>
        </div>
      )}
    </div>
  );
}

/** Its place while it is fetched. */
export function AppChoicePlaceholder() {
  return (
    <div className="min-h-44">
      <span className="block h-control-large w-full rounded-control bg-line" />
      <span className="mt-4 block h-3 w-64 max-w-full rounded-tag bg-line" />
      <span className="mt-10 block h-4 w-48 rounded-tag bg-line" />
    </div>
  );
}
