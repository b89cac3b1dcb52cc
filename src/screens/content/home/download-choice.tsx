import Download from "lucide/dist/esm/icons/download.mjs";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatFileSize } from "../../../i18n/file-size";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { systemVersion } from "../../../platform/system-version";
import { addresses } from "../../../shared/routing/addresses";
import { useClient } from "../../../shared/use-client";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import { Placeholder } from "./fetched";
import type { Installer } from "./installers";
import { isTooOld } from "./too-old";

interface DownloadChoiceProps {
  /** For the system this browser runs on; undefined where it is not known or has none. */
  own: Installer | undefined;
  others: readonly Installer[];
}

/** One button for this device, a short column for every other. */
export function DownloadChoice({ own, others }: DownloadChoiceProps) {
  const { t } = useTranslation("content-home");
  return (
    <Columns own={<OwnChoice own={own} />}>
      {others.map((installer) => (
        <li key={installer.type}>
          <h3 className="text-17">{t(`download.system.${installer.type}`)}</h3>
          <p className="text-13 text-ink2">{t("download.atLeast", { system: installer.min_os })}</p>
          <p className="text-13 text-ink2">
            <Size of={installer} />
          </p>
          <p className="mt-2 text-13">
            <InstallerLink installer={installer} className={`${textLink} touch-area`}>
              {t("download.get")}
              <span className="sr-only">{` ${t(`download.system.${installer.type}`)}`}</span>
            </InstallerLink>
          </p>
        </li>
      ))}
    </Columns>
  );
}

function OwnChoice({ own }: { own: Installer | undefined }) {
  const { t } = useTranslation("content-home");
  if (own === undefined) return <Elsewhere reason={t("download.unknown")} />;
  if (isTooOld(own, systemVersion()))
    return <Elsewhere reason={t("download.tooOld", { system: own.min_os })} />;
  return <Own installer={own} />;
}

/** The same places, not yet filled. */
export function DownloadPlaceholder() {
  return (
    <Columns
      own={
        <OwnPlaces
          first={<Placeholder className="w-48" />}
          button={<Placeholder className="h-control-large w-56" />}
          last={<Placeholder className="w-64" />}
        />
      }
    >
      {[0, 1, 2].map((column) => (
        <li key={column}>
          <p className="text-17">
            <Placeholder className="w-24" />
          </p>
          <p className="text-13">
            <Placeholder className="w-28" />
          </p>
          <p className="text-13">
            <Placeholder className="w-16" />
          </p>
          <p className="mt-2 text-13">
            <Placeholder className="w-8" />
          </p>
        </li>
      ))}
    </Columns>
  );
}

function Columns({ own, children }: { own: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[26.25rem_minmax(0,1fr)] lg:in-data-care:grid-cols-1">
      {own}
      <ul className="grid auto-cols-fr grid-flow-col gap-x-6">{children}</ul>
    </div>
  );
}

function OwnPlaces({ first, button, last }: { first: ReactNode; button: ReactNode; last: ReactNode }) {
  return (
    <div>
      <p className="text-ink2">{first}</p>
      <div className="mt-2.5 min-h-control-large">{button}</div>
      <p className="mt-2 flex flex-wrap gap-x-3 text-13 text-ink2">{last}</p>
    </div>
  );
}

function Own({ installer }: { installer: Installer }) {
  const { t } = useTranslation("content-home");
  const { date } = useFormats();
  const { type, version, min_os, released_at, architecture } = installer;
  const system = t(`download.system.${type}`);
  const hasBits = type === "windows" && architecture !== "arm64";
  return (
    <OwnPlaces
      first={t("download.seems", { system: hasBits ? t("download.bits", { system }) : system })}
      button={
        <Button
          variant="primary"
          size="large"
          icon={Download}
          render={(linkProps) => <InstallerLink installer={installer} {...linkProps} />}
        >
          {t("download.getFor", { system })}
        </Button>
      }
      last={
        <>
          <span>{version}</span>
          <span>
            <Size of={installer} />
          </span>
          <span>{t("download.atLeast", { system: min_os })}</span>
          <time dateTime={released_at}>{date(released_at, "always")}</time>
        </>
      }
    />
  );
}

/** Why there is no button for this device, and where all installers are. */
function Elsewhere({ reason }: { reason: string }) {
  const { t } = useTranslation("content-home");
  return (
    <OwnPlaces
      first={reason}
      button={
        <Button size="large" render={(linkProps) => <Link to={addresses.download} {...linkProps} />}>
          {t("download.page")}
        </Button>
      }
      last={t("download.choose")}
    />
  );
}

interface InstallerLinkProps {
  installer: Installer;
  className: string;
  children: ReactNode;
}

/** A messenger's browser swallows downloads: there the way leads to the page that explains how to get out. */
function InstallerLink({ installer, ...linkProps }: InstallerLinkProps) {
  const { messenger } = useClient();
  return messenger === null ? (
    <a href={installer.link} {...linkProps} />
  ) : (
    <Link to={`${addresses.download}#${installer.type}`} {...linkProps} />
  );
}

/** A store shows the size itself; the Android file is labelled as such beside its store. */
function Size({ of: { type, size_bytes } }: { of: Installer }) {
  const { t } = useTranslation("content-home");
  if (size_bytes === null) return t("download.store");
  return type === "android" ? `apk ${formatFileSize(size_bytes)}` : formatFileSize(size_bytes);
}
