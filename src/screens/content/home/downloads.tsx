import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { productsQuery } from "../../../api/content/queries";
import { addresses } from "../../../parts/routing/addresses";
import { useClient } from "../../../parts/use-client";
import { useNearView } from "../../../parts/use-near-view";
import { settings } from "../../../platform/settings";
import { Section } from "../../../ui/section";
import { DownloadChoice, DownloadPlaceholder } from "./download-choice";
import { Fetched } from "./fetched";
import { newestInstallers } from "./installers";
import { SectionLink } from "./shop-day";

/** The installer for the visitor's own system, and the others beside it. */
export function Downloads() {
  const { t } = useTranslation("content-home");
  const { os } = useClient();
  const { place, isNear } = useNearView();
  const alias = settings().productAlias;
  const products = useQuery({ ...productsQuery({ alias, withClients: true }), enabled: isNear });
  return (
    <Section
      title={t("download.title")}
      end={<SectionLink to={addresses.download}>{t("download.all")}</SectionLink>}
    >
      <div ref={place} className="pt-6">
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
