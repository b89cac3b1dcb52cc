import { useQuery } from "@tanstack/react-query";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { AccordionItem } from "../../../ui/accordion";
import { unusedSerialsQuery } from "./unused-serials";

/** Unused serials with the day each has to be used by. */
export function SerialList() {
  const { t } = useTranslation("promoter-activation");
  const formats = useFormats();
  const serials = useQuery(unusedSerialsQuery());
  if (serials.data === undefined || serials.data.total === 0) return null;
  const { list, total } = serials.data;
  return (
    <div className="border-line border-t">
      <AccordionItem title={t("serials.title", { count: total })}>
        <ul aria-label={t("serials.label")} className="text-13">
          {list.map(({ serialNo, name, validUntil }) => (
            <li key={serialNo} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
              <span>
                <span className="figures text-ink">{serialNo}</span> {name}
              </span>
              <span className="figures">
                {t("serials.validUntil", { date: formats.date(validUntil, "always") })}
              </span>
            </li>
          ))}
        </ul>
        {total > list.length && (
          <p className="pt-2 text-13">{t("serials.more", { count: total - list.length })}</p>
        )}
      </AccordionItem>
    </div>
  );
}
