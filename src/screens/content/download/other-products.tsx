import type { components } from "../../../generated/content";
import { useTranslation } from "../../../i18n/use-translation";
import { Section } from "../../../ui/section";
import { textLink } from "../../../ui/text-link";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { newestInstallers } from "../home/installers";
import { InstallerLink } from "./installer-link";
import { useDownloadChannel } from "./use-download-channel";

/** What else can be installed, one product a row. */
export function OtherProducts({ products }: { products: readonly components["schemas"]["Product"][] }) {
  const { t } = useTranslation("content-download");
  const channel = useDownloadChannel();
  if (products.length === 0) return null;
  return (
    <Section size="medium" title={t("others.title")}>
      <ul>
        {products.map(({ id, name, description, logo, clients = [] }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-2 border-line border-b py-5 sm:grid-cols-[3rem_minmax(0,1fr)]"
          >
            <img
              src={logo}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 rounded-control"
            />
            <div className="min-w-0">
              <h3 className="text-17">{name}</h3>
              <p className="max-w-reading text-ink2">{description}</p>
              <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
                {newestInstallers(clients, channel).map((installer) => (
                  <li key={installer.type}>
                    <InstallerLink
                      installer={installer}
                      className={`${textLink} inline-flex min-h-6 items-center max-sm:min-h-control`}
                    >
                      {t(`system.${installer.type}`)}
                      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                    </InstallerLink>
                    <span className="figures ml-1.5 text-13 text-ink2">{installer.version}</span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
