import { useQuery } from "@tanstack/react-query";
import { partnersQuery } from "../../../api/content/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { Fetched, Placeholder } from "../home/fetched";

/** Partners whose devices and services work with the product. */
export function Partners() {
  const { t } = useTranslation("content-about");
  const partners = useQuery(partnersQuery());
  return (
    <div className="pt-4">
      <Fetched query={partners} report="获取列表出错" placeholder={<PartnerPlaceholders />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="text-ink2">{t("partners.empty")}</p>
          ) : (
            <ul className={columns}>
              {list.map(({ id, title, logo }) => (
                <li key={id} className={place}>
                  <img src={logo} alt="" width={32} height={32} loading="lazy" className="size-8 shrink-0" />
                  <span className="text-balance">{title}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </div>
  );
}

const columns = "grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4";
const place = "flex min-h-18 items-center gap-3 border-line border-b";

function PartnerPlaceholders() {
  return (
    <ul className={columns}>
      {Array.from({ length: pageSizes.partners }, (_, index) => index).map((index) => (
        <li key={index} className={place}>
          <span className="size-8 rounded-control bg-line" />
          <Placeholder className="w-24" />
        </li>
      ))}
    </ul>
  );
}
