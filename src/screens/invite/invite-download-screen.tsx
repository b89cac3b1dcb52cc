import { useQuery } from "@tanstack/react-query";
import Download from "lucide/dist/esm/icons/download.mjs";
import { productsQuery } from "../../api/content/queries";
import type { components } from "../../generated/content";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { currentOrigin, currentPath } from "../../platform/address";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";
import { useClient } from "../../shared/use-client";
import { useCopy } from "../../shared/use-copy";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Empty } from "../../ui/empty";
import { Section } from "../../ui/section";
import { Skeleton } from "../../ui/skeleton";
import { Tag } from "../../ui/tag";
import { VisuallyHidden } from "../../ui/visually-hidden";
import type { InviteFamily } from "./families";
import { InviteHeader } from "./invite-header";
import { useProductName } from "./product-name";
import { ScanCode } from "./scan-code";

/** The installers of the family's product: this device's first, a code to scan where it is none. */
export function InviteDownloadScreen({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite");
  const { platform, messenger } = useClient();
  const product = useProductName(family.programme);
  const products = useQuery(productsQuery({ alias: family.productAlias, withClients: true }));
  const title = t("download.title", { product });
  const address = useCopy(currentOrigin() + currentPath());
  return (
    <>
      <PageHeader title={title} isHidden />
      <InviteHeader family={family} title={title}>
        <p className="mt-2 max-w-reading text-17 text-ink2">{t("registered.sameNumber")}</p>
      </InviteHeader>
      <Container className="grid gap-8 py-8 sm:py-12">
        {messenger !== null && (
          <Banner
            tone="amber"
            action={
              <Button size="small" onClick={address.copy}>
                {t("download.copy")}
              </Button>
            }
          >
            {t("download.leave")}
          </Banner>
        )}
        {platform === "pc" && (
          <div className="flex flex-wrap items-center gap-6">
            <ScanCode content={currentOrigin() + currentPath()} label={t("registered.scan", { product })} />
            <p className="font-semibold">{t("registered.scan", { product })}</p>
          </div>
        )}
        <Section title={t("download.all")} size="medium">
          {products.data ? (
            <Installers installers={products.data.list.flatMap(({ clients }) => clients ?? [])} />
          ) : products.error ? (
            <ReadProblem
              error={products.error}
              onRetry={() => void products.refetch()}
              isRetrying={products.isFetching}
            />
          ) : (
            <Skeleton rows={4} />
          )}
        </Section>
      </Container>
    </>
  );
}

type Installer = components["schemas"]["Client"];

function Installers({ installers }: { installers: readonly Installer[] }) {
  const { t } = useTranslation("invite");
  const { date } = useFormats();
  const { os } = useClient();
  const newest = newestOfEachSystem(installers);
  const sorted = [...newest].sort((one, other) => Number(other.type === os) - Number(one.type === os));
  if (sorted.length === 0) return <Empty title={t("download.none")} />;
  return (
    <ul>
      {sorted.map((installer) => (
        <li
          key={installer.type}
          className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-4"
        >
          <div>
            <p className="flex flex-wrap items-center gap-x-3 font-semibold">
              {t(`download.system.${installer.type}`)}
              {installer.type === os && <Tag tone="green">{t("download.own")}</Tag>}
            </p>
            <p className="figures text-13 text-ink2">
              {t("download.version", {
                version: installer.version,
                date: date(installer.released_at, "always"),
              })}
            </p>
          </div>
          <Button
            variant={installer.type === os ? "primary" : "second"}
            icon={Download}
            href={installer.link}
          >
            {t("download.get")}
            <VisuallyHidden>{` ${t(`download.system.${installer.type}`)}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function newestOfEachSystem(installers: readonly Installer[]): Installer[] {
  const bySystem = new Map<Installer["type"], Installer>();
  for (const installer of installers) {
    const known = bySystem.get(installer.type);
    if (known === undefined || Date.parse(installer.released_at) > Date.parse(known.released_at))
      bySystem.set(installer.type, installer);
  }
  return [...bySystem.values()];
}
