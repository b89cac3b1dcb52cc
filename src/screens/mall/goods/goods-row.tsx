import { Link } from "react-router-dom";
import type { components } from "../../../generated/mall";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { goodsAddress } from "../../../shared/routing/addresses";
import { State } from "../../../ui/state";
import { Tag } from "../../../ui/tag";
import { goodsRowClass } from "./goods-row-class";

/** One service of the display: what it is, what it costs at least; the whole row leads to it. */
export function GoodsRow({ service }: { service: components["schemas"]["ServiceCard"] }) {
  const { t } = useTranslation("mall-goods");
  const formats = useFormats();
  const { serviceNumber, name, summary, picture, currency, fromPrice, levels, tags, isOnSale } = service;
  return (
    <li className={`group relative ${goodsRowClass}`}>
      <img
        src={picture}
        alt=""
        loading="lazy"
        className="aspect-square w-full self-start rounded-control object-contain md:self-center"
      />
      <div className="min-w-0">
        <h2 className="text-20 [overflow-wrap:anywhere] md:text-26">
          <Link
            to={goodsAddress(serviceNumber)}
            className="rounded-tag transition-colors after:absolute after:inset-0 group-hover:text-green group-active:text-green group-active:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-ink2">{summary}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          {levels.map((level) => (
            <Tag key={level}>{t(`level.${level}`)}</Tag>
          ))}
          {tags.map((tag) => (
            <Tag key={tag} tone="green">
              {tag}
            </Tag>
          ))}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 md:col-start-3 md:flex-col md:items-end">
        <span className="figures">
          <ReceiptAmount
            title={t("list.fromTitle", { name })}
            hint={t("list.fromHint")}
            lines={[
              {
                label: t("list.cheapest"),
                note: t("list.oneYear"),
                value: columnMoney(currency, formats)(fromPrice),
              },
            ]}
            total={{ label: t("list.fromTotal"), value: formats.money(fromPrice, { currency }) }}
            source={t(currency === "CNY" ? "list.fromSource" : "list.fromSourceGlobal")}
            className="z-1 font-semibold text-20 md:text-26"
          >
            {formats.money(fromPrice, { currency, isShort: true })}
          </ReceiptAmount>{" "}
          <span className="text-13 text-ink2">{t("list.from")}</span>
        </span>
        {!isOnSale && (
          <State shape="dash" tone="ink3">
            {t("list.offSale")}
          </State>
        )}
      </div>
    </li>
  );
}
