import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { productsQuery } from "../../../api/content/queries";
import type { components } from "../../../generated/content";
import { useTranslation } from "../../../i18n/use-translation";
import { patterns } from "../../../rules/limits";
import { PageHeader } from "../../../shared/page-header";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { CategoryTree } from "./category-tree";
import { HelpCrumbs } from "./help-crumbs";
import { HelpFrame } from "./help-frame";
import { HelpNotFound } from "./help-not-found";
import { KindTabs } from "./kind-tabs";
import type { HelpKind } from "./read-parameters";

interface ProductPageProps {
  alias: string;
  kind: HelpKind | "all";
  children: ReactNode;
}

/** A page about all help of one product. Its list does not wait for the product's name. */
export function ProductPage(props: ProductPageProps) {
  return patterns.alias.test(props.alias) ? <PossibleProduct {...props} /> : <HelpNotFound />;
}

function PossibleProduct({ alias, kind, children }: ProductPageProps) {
  const { t } = useTranslation("content");
  const products = useQuery(productsQuery({ alias }));
  useReportedFailure(products.error, "获取产品列表出错");
  const product = products.data?.list[0];
  // An alias that nothing carries is answered with an empty list.
  if (products.data && !product) return <HelpNotFound />;
  const title = product ? titleOf(product, kind) : t("help.title");

  function titleOf({ name }: components["schemas"]["Product"], listKind: HelpKind | "all"): string {
    if (listKind === "doc") return t("help.list.docsOf", { product: name });
    if (listKind === "video") return t("help.list.videosOf", { product: name });
    return t("help.list.ofProduct", { product: name });
  }

  return (
    <HelpFrame tree={<CategoryTree alias={alias} place={{}} />} isWide>
      <PageHeader title={title} description={product?.description} />
      <HelpCrumbs alias={alias} path={[]} here={product?.name} />
      <h1 className="mt-1 text-26 sm:text-34">{title}</h1>
      <p className="mt-1 mb-5 min-h-[var(--lead-15)] text-ink2 max-sm:hidden">{product?.description}</p>
      <KindTabs alias={alias} current={kind} />
      {children}
    </HelpFrame>
  );
}
