import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { trial } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Section } from "../../ui/section";
import { Partners } from "./about/partners";
import { Principles } from "./about/principles";
import { supportCallAddress } from "./help/support-call-address";
import { Figures } from "./home/figures";
import { InvoiceSlip } from "./home/invoice-slip";
import { Picture } from "./home/picture";
import { pictureMeasures } from "./home/picture-measures";

/** Who makes it, for whom, by which principles, and with whom. */
export function AboutScreen() {
  const { t } = useTranslation(["content-about", "common"]);
  const locale = useLocale();
  const { brand, support } = settings();
  return (
    <>
      <PageHeader title={t("title")} description={t("description", { brand: brand.name[locale] })} />
      <Container className="grid items-center gap-x-15 gap-y-10 pt-8 pb-12 md:grid-cols-[minmax(0,1fr)_21rem] md:pt-16 md:in-data-care:grid-cols-1">
        <div>
          <h1 className="whitespace-pre-line text-40 tracking-headline sm:text-58">{t("heading")}</h1>
          <p className="mt-5 max-w-reading text-17 text-ink2">{t("intro", { brand: brand.name[locale] })}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button
              variant="primary"
              size="large"
              render={(linkProps) => <Link to={addresses.register} {...linkProps} />}
            >
              {t("trial", { days: trial.days })}
            </Button>
            <Button size="large" render={(linkProps) => <Link to={addresses.cases} {...linkProps} />}>
              {t("common:footer.cases")}
            </Button>
          </div>
        </div>
        <Picture label={t("picture")} className={`${pictureMeasures} max-w-[26rem] max-[46rem]:[&>*]:mr-0`}>
          <InvoiceSlip />
        </Picture>
      </Container>
      <Figures />
      <Container className="grid gap-16 pt-16 md:gap-26 md:pt-26">
        <Section title={t("principles.title")}>
          <Principles />
        </Section>
        <Section title={t("partners.title")} end={<span className="text-15">{t("partners.note")}</span>}>
          <Partners />
        </Section>
        <Section title={t("company.title")}>
          <dl className="grid gap-x-10 sm:grid-cols-3">
            <Fact name={t("company.name")}>{brand.company[locale]}</Fact>
            <Fact name={t("common:support.phone")}>
              <a href={supportCallAddress()} className="figures rounded-tag hover:text-green">
                {support.phone}
              </a>
            </Fact>
            <Fact name={t("company.email")}>
              <a href={`mailto:${support.email}`} className="rounded-tag hover:text-green">
                <MailAddress address={support.email} />
              </a>
            </Fact>
          </dl>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button render={(linkProps) => <Link to={addresses.contact} {...linkProps} />}>
              {t("common:footer.contact")}
            </Button>
            <Button render={(linkProps) => <Link to={addresses.joinAgent} {...linkProps} />}>
              {t("common:footer.agents")}
            </Button>
          </div>
        </Section>
      </Container>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-line border-b py-4">
      <dt className="text-13 text-ink2">{name}</dt>
      <dd className="mt-0.5 text-17">{children}</dd>
    </div>
  );
}

/** A narrow column breaks it behind its @ rather than inside a word. */
function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
