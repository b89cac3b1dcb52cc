import Download from "lucide/dist/esm/icons/download.mjs";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { currentOrigin } from "../../../platform/address";
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

/** The installer for this visitor's own system, and a code that takes it to a phone. */
export function OwnDownload({ installers }: { installers: readonly Installer[] }) {
  const { t } = useTranslation("content-download");
  const { os, platform } = useClient();
  const own = installers.find(({ type }) => type === os);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-panel border border-line bg-card p-6 max-sm:p-4">
      {/* As high for a system that is not known yet, so that nothing below moves when it is. */}
      <div className="grid min-h-30 min-w-0 flex-1 basis-72 content-center max-sm:min-h-35">
        {own === undefined ? (
          // Separate keys: a heading that were reused would visibly jump.
          <Fragment key="unknown">
            <h2 className="text-20">{t("own.unknown")}</h2>
            <p className="mt-1 text-ink2">
              <Link to="#systems" className={`${textLink} touch-area`}>
                {t("own.choose")}
              </Link>
            </p>
          </Fragment>
        ) : isTooOld(own, systemVersion()) ? (
          <TooOldSystem installer={own} />
        ) : (
          <Fragment key="own">
            <h2 className="font-normal text-15 text-ink2">
              {t("own.seems", { system: t(`system.${own.type}`) })}
            </h2>
            <div className="mt-3 mb-3">
              <Button
                variant="primary"
                size="large"
                icon={Download}
                render={({ className, ...linkProps }) => (
                  <InstallerLink installer={own} className={`${className} max-sm:w-full`} {...linkProps} />
                )}
              >
                {t("own.get", { system: t(`system.${own.type}`) })}
              </Button>
            </div>
            <InstallerFacts installer={own} />
          </Fragment>
        )}
      </div>
      {platform === "pc" && (
        <div className="flex items-center gap-4 noscript:hidden max-sm:hidden">
          <DeviceCode
            content={`${currentOrigin()}/zhj-app`}
            label={t("scan.label")}
            className="size-28 p-1.5"
          />
          <p className="max-w-32">
            <span className="block font-semibold">{t("scan.title")}</span>
            <span className="text-13 text-ink2">{t("scan.text")}</span>
          </p>
        </div>
      )}
    </div>
  );
}

/** Its place while it is fetched. */
export function OwnDownloadPlaceholder() {
  return (
    <div className="flex min-h-41 flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-panel border border-line bg-card p-6 max-sm:p-4">
      <span className="grid gap-4">
        <span className="h-4 w-40 rounded-tag bg-line" />
        <span className="h-control-large w-56 rounded-control bg-line" />
        <span className="h-3 w-64 max-w-full rounded-tag bg-line" />
      </span>
      <span className="size-28 rounded-control bg-line max-sm:hidden" />
    </div>
  );
}
