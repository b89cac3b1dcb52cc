import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { trial } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { addresses } from "../../shared/routing/addresses";
import { useIsHydrating } from "../../shared/use-is-hydrating";
import { useSiteVariant } from "../../shared/use-site-variant";
import { AccordionItem } from "../../ui/accordion";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Section } from "../../ui/section";
import { textLink } from "../../ui/text-link";
import { answerIn, faqGroups, furtherReading, hasFurtherReading } from "./faq/faq-groups";

/** Frequent questions; the question in the address is open. */
export function FaqScreen() {
  const { t } = useTranslation(["content-faq", "common"]);
  const { hash } = useLocation();
  const isHydrating = useIsHydrating();
  const variant = useSiteVariant();
  return (
    <Container className="pt-8 md:pt-16">
      <PageHeader title={t("title")} description={t("description")} />
      <h1 className="text-34 md:text-46">{t("heading")}</h1>
      <div className="mt-6 grid gap-x-15 gap-y-16 md:mt-10 md:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="grid gap-12">
          {faqGroups.map((group) => (
            <Section key={group.name} size="medium" title={t(`group.${group.name}`)}>
              {group.questions.map((name) => (
                <div key={name} id={name} className="scroll-mt-4">
                  <AccordionItem title={t(`question.${name}`)} isOpen={!isHydrating && hash === `#${name}`}>
                    <p className="max-w-reading">
                      {t(`answer.${answerIn(variant, name)}`, { days: trial.retentionDays })}
                    </p>
                    {hasFurtherReading(name) && (
                      <p className="mt-2">
                        <Link to={furtherReading[name]} className={`${textLink} touch-area`}>
                          {t(`read.${name}`)}
                        </Link>
                      </p>
                    )}
                  </AccordionItem>
                </div>
              ))}
            </Section>
          ))}
        </div>
        <aside aria-label={t("more")} className="md:pt-2 print:hidden">
          <h2 className="text-20">{t("more")}</h2>
          <p className="mt-1 text-ink2">{t("moreText")}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="primary" render={(linkProps) => <Link to={addresses.help} {...linkProps} />}>
              {t("common:header.help")}
            </Button>
            <Button render={(linkProps) => <Link to={addresses.contact} {...linkProps} />}>
              {t("common:failure.contact")}
            </Button>
          </div>
        </aside>
      </div>
    </Container>
  );
}
