import { Link } from "react-router-dom";
import type { components } from "../../../generated/content";
import { useFormats } from "../../../i18n/use-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { trial } from "../../../rules/limits";
import { PageHeader } from "../../../shared/page-header";
import { addresses } from "../../../shared/routing/addresses";
import { Banner } from "../../../ui/banner";
import { Breadcrumbs } from "../../../ui/breadcrumbs";
import { Button } from "../../../ui/button";
import { Container } from "../../../ui/container";
import { useUiTranslations } from "../../../ui/ui-translations";
import { ContentNotFound } from "../content-not-found";
import { NewsHtml } from "../news/news-html";
import { NewsTools } from "../news/news-tools";
import { OtherCases } from "./other-cases";

const layout = "gap-x-15 lg:grid lg:grid-cols-[7.5rem_minmax(0,40rem)_minmax(0,1fr)] print:block";

/** The page of a customer story: facts in the margin, text in the reading column, others below. */
export function CasePage({ story }: { story: components["schemas"]["CaseArticle"] }) {
  const { t } = useTranslation(["content-cases", "common"]);
  const locale = useLocale();
  const { date } = useFormats();
  const { title, summary, content, industry_name, region, people, thumbnail, create_time, lang } = story;
  const crumbs = [
    { label: t("title"), render: (linkProps: object) => <Link to={addresses.cases} {...linkProps} /> },
    { label: industry_name },
  ];
  return (
    <Container className="pt-6 md:pt-10 print:pt-0">
      <PageHeader title={title} description={summary} />
      <article className={layout}>
        <div className="lg:col-start-2 print:hidden">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <h1 lang={lang} className="title-text mt-2 text-26 sm:text-34 lg:col-start-2">
          {title}
        </h1>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-13 text-ink2 lg:col-start-1 lg:row-span-3 lg:row-start-2 lg:mt-5 lg:block lg:self-start">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:flex-col lg:items-start">
            <time dateTime={create_time} className="figures lg:text-20">
              {date(create_time, "always")}
            </time>
            <span>{industry_name}</span>
            <span className="figures">
              {t(region === "" ? "people" : "place", { region, count: people })}
            </span>
          </div>
          <NewsTools />
        </div>
        <div className="mt-6 lg:col-start-2">
          {story.is_sample && (
            <Banner tone="plain" className="mb-6">
              {t("common:sample.hint")}
            </Banner>
          )}
          {lang !== locale && (
            <Banner tone="plain" className="mb-6 print:hidden">
              {t("common:language.notTranslated")}
            </Banner>
          )}
          {thumbnail !== null && (
            <img
              src={thumbnail}
              alt=""
              width={640}
              height={400}
              className="mb-6 aspect-[8/5] w-full rounded-control border border-line bg-card object-cover print:hidden"
            />
          )}
          <p lang={lang} className="mb-6 text-20">
            {summary}
          </p>
          <NewsHtml html={content} lang={lang} />
        </div>
        <aside
          aria-label={t("tryTitle")}
          className="mt-10 lg:col-start-3 lg:row-span-3 lg:row-start-2 lg:mt-5 print:hidden"
        >
          <h2 className="text-17">{t("tryTitle")}</h2>
          <p className="mt-1 text-ink2">{t("tryText", { days: trial.days })}</p>
          <div className="mt-4">
            <Button variant="primary" render={(linkProps) => <Link to={addresses.register} {...linkProps} />}>
              {t("common:header.trial")}
            </Button>
          </div>
        </aside>
      </article>
      <OtherCases of={story} />
    </Container>
  );
}

/** Skeleton of a story. */
export function CaseLoading() {
  const translations = useUiTranslations();
  return (
    <Container className="min-h-dvh pt-6 md:pt-10">
      <div className={layout}>
        <div role="status" aria-label={translations.loading} className="lg:col-start-2">
          <span className="mt-1 block h-3.5 w-32 rounded-tag bg-line" />
          <span className="mt-5 block h-7 w-3/4 rounded-tag bg-line" />
          <span className="mt-10 block aspect-[8/5] w-full rounded-control bg-line" />
          {["w-full", "w-11/12", "w-[98%]", "w-2/3"].map((width) => (
            <span key={width} className={`mt-3.5 block h-3.5 rounded-tag bg-line ${width}`} />
          ))}
        </div>
      </div>
    </Container>
  );
}

/** Shown for an unknown id. */
export function CaseNotFound() {
  const { t } = useTranslation("content-cases");
  return <ContentNotFound list={addresses.cases}>{t("showAll")}</ContentNotFound>;
}
