import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { currentOrigin } from "../../platform/address";
import { settings } from "../../platform/settings";
import { InViewport } from "../../shared/in-viewport";
import { addresses } from "../../shared/routing/addresses";
import { muteLink } from "../../ui/text-link";

const systems = ["windows", "macos", "ios", "android"] as const;

/** The way to the apps (a code to scan, four links) and the monthly letter. Fetched when the reader comes near. */
export function FooterDownloads() {
  const { t } = useTranslation();
  const { apps } = settings().links;
  const direct = {
    windows: apps.windows,
    macos: apps.macos,
    ios: apps.appStore,
    android: apps.androidPackage,
  };
  return (
    <div className="grid gap-4 sm:grid-cols-[6.25rem_minmax(0,1fr)] sm:gap-x-5 md:col-span-4 lg:col-span-1">
      <div className="hidden size-25 overflow-hidden rounded-control border border-line bg-white p-1.5 sm:block">
        <InViewport
          load={loadQrCode}
          props={{ content: `${currentOrigin()}${addresses.download}`, label: t("footer.qr") }}
        />
      </div>
      <div className="min-w-0">
        <h2 className="font-normal text-13 text-ink2">{t("footer.scan")}</h2>
        <ul className="mt-1 flex flex-wrap gap-x-3 text-13 lg:max-w-48">
          {systems.map((system) => (
            <li key={system}>
              {direct[system] ? (
                <a href={direct[system]} className={`${muteLink} inline-flex min-h-6 items-center`}>
                  {t(`footer.${system}`)}
                </a>
              ) : (
                <Link
                  to={`${addresses.download}#${system}`}
                  className={`${muteLink} inline-flex min-h-6 items-center`}
                >
                  {t(`footer.${system}`)}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-3 min-h-20">
          <InViewport load={loadSubscribeForm} props={noProps} isStill />
        </div>
      </div>
    </div>
  );
}

const noProps = {};
const loadQrCode = () => import("../../shared/qr-code").then((module) => module.QrCode);
const loadSubscribeForm = () => import("./footer-subscription").then((module) => module.FooterSubscription);
