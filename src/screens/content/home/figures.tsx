import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { Container } from "../../../ui/container";

/** The company's figures, with their month. */
export function Figures() {
  const { t } = useTranslation("content-home");
  const { compact, number, percentage, month } = useFormats();
  const { merchants, industries, regions, renewalRate, asOf } = settings().marketing;
  const figures = [
    { name: "merchants", value: compact(merchants) },
    { name: "industries", value: `${number(industries)}+` },
    { name: "regions", value: number(regions) },
    { name: "renewal", value: percentage(renewalRate) },
  ] as const;
  return (
    <section aria-label={t("figures.title")} className="border-line border-b bg-card sm:border-t">
      <Container className="flex flex-col gap-x-6 sm:py-7 lg:flex-row lg:items-center lg:py-0 lg:in-data-care:block">
        <dl className="grid flex-1 sm:grid-cols-4 sm:max-md:in-data-care:grid-cols-2 sm:max-md:in-data-care:gap-y-5 lg:grid-cols-[1fr_1fr_1fr_auto]">
          {figures.map(({ name, value }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-x-2.5 border-line border-b py-2.5 sm:flex-col-reverse sm:justify-end sm:border-b-0 sm:border-l sm:px-4 sm:py-0 sm:first:border-l-0 sm:first:pl-0 sm:max-md:in-data-care:odd:border-l-0 sm:max-md:in-data-care:odd:pl-0 lg:flex-row-reverse lg:py-7 lg:pr-2 lg:pl-6"
            >
              <dt className="text-ink2">
                <span className="sm:hidden">{t(`figures.${name}`)}</span>
                <span className="max-sm:hidden">{t(`figures.${name}After`)}</span>
              </dt>
              <dd className="figures font-semibold text-20 sm:text-34">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="break-keep py-3 text-13 text-ink3 sm:pt-4 sm:pb-0 lg:max-w-28 lg:in-data-care:max-w-none lg:text-balance lg:py-0 lg:in-data-care:pb-4 lg:text-right">
          {t("figures.note", { month: month(asOf) })}
        </p>
      </Container>
    </section>
  );
}
