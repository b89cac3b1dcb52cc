import Check from "lucide/dist/esm/icons/check.mjs";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { PageHeader } from "../../../shared/page-header";
import { addresses } from "../../../shared/routing/addresses";
import { useIsPainted } from "../../../shared/use-is-painted";
import { Breadcrumbs } from "../../../ui/breadcrumbs";
import { Container } from "../../../ui/container";
import { Icon } from "../../../ui/icon";
import type { LinkProps } from "../../../ui/link-props";
import { Section } from "../../../ui/section";
import { State } from "../../../ui/state";
import { Tag } from "../../../ui/tag";
import { GoodsIntroduction } from "./goods-introduction";
import { GoodsPictures } from "./goods-pictures";

interface GoodsTextProps {
  service: components["schemas"]["ServiceDetail"];
  /** Choosing and ordering: the column at the right. */
  children?: ReactNode;
}

/** What a service is: name, pictures, what is in it, its introduction and how it is refunded. */
export function GoodsText({ service, children }: GoodsTextProps) {
  const { t } = useTranslation(["mall-goods", "common"]);
  const { name, summary, tags, pictures, features, refundRule, serviceNumber, isOnSale } = service;
  const isPainted = useIsPainted();
  const crumbs = [
    {
      label: t("common:pages.mall"),
      render: (linkProps: LinkProps) => <Link to={addresses.mall} {...linkProps} />,
    },
    { label: name },
  ];
  return (
    <Container className="pt-5 pb-10 md:pt-10 md:pb-0">
      <PageHeader
        title={name}
        description={t("detail.description", { name, summary })}
        query={`?serviceNumber=${encodeURIComponent(serviceNumber)}`}
      />
      <div className="hidden md:block">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <h1 className="text-34 [overflow-wrap:anywhere] md:mt-4 md:text-46">{name}</h1>
      <p className="mt-1 text-17 text-ink2">{summary}</p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        {tags.map((tag) => (
          <Tag key={tag} tone="green">
            {tag}
          </Tag>
        ))}
        {!isOnSale && (
          <State shape="dash" tone="ink3">
            {t("list.offSale")}
          </State>
        )}
      </p>
      <div className="mt-6 grid gap-x-13 gap-y-10 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="min-w-0 md:col-start-2 md:row-start-1">{children}</div>
        <div className="grid min-w-0 content-start gap-10 md:col-start-1 md:row-start-1 md:gap-16">
          <GoodsPictures name={name} pictures={pictures} />
          {isPainted && (
            <>
              <Section title={t("detail.features")} size="medium">
                <ul>
                  {features.map((feature) => (
                    <li key={feature} className="flex gap-3 border-line border-b py-2.5">
                      <Icon of={Check} className="mt-0.5 text-green" />
                      {feature}
                    </li>
                  ))}
                </ul>
              </Section>
              <GoodsIntroduction serviceNumber={serviceNumber} />
              <Section title={t("detail.refund")} size="medium">
                <p className="mt-3 max-w-reading">{refundRule}</p>
              </Section>
            </>
          )}
        </div>
      </div>
    </Container>
  );
}
