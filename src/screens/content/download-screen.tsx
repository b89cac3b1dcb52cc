import { useQuery } from "@tanstack/react-query";
import { productsQuery } from "../../api/content/queries";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { PageHeader } from "../../shared/page-header";
import { addresses } from "../../shared/routing/addresses";
import { useClient } from "../../shared/use-client";
import { Container } from "../../ui/container";
import { Section } from "../../ui/section";
import { Skeleton } from "../../ui/skeleton";
import { DownloadSlides } from "./download/download-slides";
import { LeaveMessenger } from "./download/leave-messenger";
import { OtherProducts } from "./download/other-products";
import { OwnDownload, OwnDownloadPlaceholder } from "./download/own-download";
import { ReleaseNotes } from "./download/release-notes";
import { SystemRows } from "./download/system-rows";
import { useDownloadChannel } from "./download/use-download-channel";
import { Fetched } from "./home/fetched";
import { newestInstallers } from "./home/installers";

/** Everything that can be installed: for this system first, then for every other, with what changed when. */
export function DownloadScreen() {
  const { t } = useTranslation("content-download");
  const channel = useDownloadChannel();
  const { messenger } = useClient();
  const products = useQuery(productsQuery({ withClients: true }));
  return (
    <Container className="pt-8 md:pt-16">
      <PageHeader title={t("title")} description={t("description")} />
      <h1 className="text-34 md:text-46">{t("heading")}</h1>
      <p className="mt-2 max-w-reading text-17 text-ink2">{t("intro")}</p>
      {messenger !== null && (
        <div className="mt-6">
          <LeaveMessenger path={addresses.download} />
        </div>
      )}
      <div className="mt-6 md:mt-10">
        <Fetched query={products} report="获取产品列表出错" placeholder={<DownloadsPlaceholder />}>
          {({ list }) => {
            const main = list.find(({ alias }) => alias === settings().productAlias);
            const installers = newestInstallers(main?.clients ?? [], channel);
            return (
              <div className="grid gap-16 md:gap-26">
                {installers.length === 0 ? (
                  <p className="text-ink2">{t("empty")}</p>
                ) : (
                  <OwnDownload installers={installers} />
                )}
                {installers.length > 0 && (
                  <div id="systems" className="scroll-mt-4">
                    <Section size="medium" title={t("systems.title")}>
                      <SystemRows installers={installers} />
                    </Section>
                  </div>
                )}
                {installers.length > 0 && <DownloadSlides />}
                <OtherProducts products={list.filter((product) => product !== main)} />
                {main !== undefined && (
                  <div id="versions" className="scroll-mt-4">
                    <Section size="medium" title={t("versions.title")}>
                      <ReleaseNotes productId={main.id} />
                    </Section>
                  </div>
                )}
              </div>
            );
          }}
        </Fetched>
      </div>
    </Container>
  );
}

function DownloadsPlaceholder() {
  return (
    <div className="min-h-dvh">
      <OwnDownloadPlaceholder />
      <div className="mt-16">
        <Skeleton />
      </div>
    </div>
  );
}
