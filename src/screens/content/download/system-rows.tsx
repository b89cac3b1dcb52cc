import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { currentOrigin } from "../../../platform/address";
import { settings } from "../../../platform/settings";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { Installer } from "../home/installers";
import { DeviceCode } from "./device-code";
import { InstallerFacts } from "./installer-facts";
import { InstallerLink } from "./installer-link";

/** Every system in a row of its own, each reached by its hash; those of phones with a code to scan. */
export function SystemRows({ installers }: { installers: readonly Installer[] }) {
  return (
    <ul>
      {installers.map((installer) => (
        <SystemRow key={installer.type} installer={installer} />
      ))}
    </ul>
  );
}

function SystemRow({ installer }: { installer: Installer }) {
  const { t } = useTranslation("content-download");
  const { type } = installer;
  const name = t(`system.${type}`);
  const isPhone = type === "ios" || type === "android";
  const { googlePlay } = settings().links.apps;
  return (
    <li
      id={type}
      className="flex min-h-28 scroll-mt-4 flex-wrap items-center gap-x-6 gap-y-3 border-line border-b py-4 target:bg-tint-green target:shadow-[-0.75rem_0_var(--tint-green),0.75rem_0_var(--tint-green)]"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-17">{name}</h3>
        <p className="text-ink2">{t(`systemText.${type}`)}</p>
        <div className="mt-1">
          <InstallerFacts installer={installer} />
        </div>
        {isPhone && (
          <Link to={appPages[type]} className={`${textLink} touch-area mt-1 inline-block text-13`}>
            {t("appPage")}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Link>
        )}
      </div>
      {isPhone && (
        <DeviceCode
          content={absolute(installer.link)}
          label={t("scan.system", { system: name })}
          className="size-20 noscript:hidden p-1 max-md:hidden"
        />
      )}
      <div className="grid justify-items-end gap-2 max-sm:w-full max-sm:justify-items-stretch sm:min-w-40">
        <Button isWide render={(linkProps) => <InstallerLink installer={installer} {...linkProps} />}>
          {t(type === "ios" ? "getFromStore" : "get")}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        {type === "android" && googlePlay !== "" && (
          <a href={googlePlay} rel="noopener" className={`${textLink} touch-area text-13`}>
            {t("googlePlay")}
          </a>
        )}
      </div>
    </li>
  );
}

/** Pages that do nothing but install the app on whatever opens them. */
const appPages = { ios: "/zhj-app", android: "/zhj.html" } as const;

/** A camera needs the whole address. */
function absolute(link: string): string {
  return link.startsWith("/") ? currentOrigin() + link : link;
}
