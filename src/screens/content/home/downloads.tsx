import { useQuery } from "@tanstack/react-query";
import { productsQuery } from "../../../api/content/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { addresses } from "../../../shared/routing/addresses";
import { useClient } from "../../../shared/use-client";
import { useInViewport } from "../../../shared/use-in-viewport";
import { Section } from "../../../ui/section";
import { DownloadChoice, DownloadPlaceholder } from "./download-choice";
import { Fetched, noPrintUnread } from "./fetched";
import { newestInstallers } from "./installers";
import { SectionLink } from "./shop-day";

/** The installer for the visitor's own system, and the others beside it. */
export function Downloads() {
  const { t } = useTranslation("content-home");
  const { os } = useClient();
  const { ref, isInViewport } = useInViewport();
  const alias = settings().productAlias;
  const products = useQuery({ ...productsQuery({ alias, withClients: true }), enabled: isInViewport });
  return (
    <Section
      title={t("download.title")}
      className={noPrintUnread}
      end={<SectionLink to={addresses.download}>{t("download.all")}</SectionLink>}
    >
      <div ref={ref} className="pt-6">
        <Fetched query={products} report="获取产品列表出错" placeholder={<DownloadPlaceholder />}>
          {({ list }) => {
            const installers = newestInstallers(list.flatMap((product) => product.clients ?? []));
            return installers.length === 0 ? (
              <p className="text-ink2">{t("download.empty")}</p>
            ) : (
              <DownloadChoice
                own={installers.find(({ type }) => type === os)}
                others={installers.filter(({ type }) => type !== os)}
              />
            );
          }}
        </Fetched>
      </div>
    </Section>
  );
}
