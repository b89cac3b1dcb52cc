import { formatFileSize } from "../../../i18n/file-size";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import type { Installer } from "../home/installers";

/** Size of an installer; absent for a store link. */
export function InstallerSize({ installer }: { installer: Installer }) {
  const { t } = useTranslation("content-download");
  const { type, size_bytes } = installer;
  if (size_bytes === null) return t("store");
  return type === "android" ? `apk ${formatFileSize(size_bytes)}` : formatFileSize(size_bytes);
}

/** Version, size, what it needs and when it came, on one line. */
export function InstallerFacts({ installer }: { installer: Installer }) {
  const { t } = useTranslation("content-download");
  const { date } = useFormats();
  const { version, min_os, released_at, architecture, type } = installer;
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-ink2">
      <span className="figures">{version}</span>
      <span className="figures">
        <InstallerSize installer={installer} />
      </span>
      <span>{t("atLeast", { system: min_os })}</span>
      {type !== "ios" && <span>{t(`architecture.${architecture}`)}</span>}
      <time dateTime={released_at} className="figures">
        {date(released_at, "always")}
      </time>
    </p>
  );
}
