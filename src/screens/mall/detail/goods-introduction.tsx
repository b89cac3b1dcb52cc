import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { serviceIntroductionQuery } from "../../../api/mall/queries";
import { isNotFound } from "../../../client/client-error";
import { useLocale } from "../../../i18n/use-locale";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { ArticleHtml } from "../../../shared/html/article-html";
import { readHtml } from "../../../shared/html/read-html";
import { Banner } from "../../../ui/banner";
import { PageProblem } from "../../../ui/page-problem";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";

/** The editors' introduction, made harmless; nothing where there is none. */
export function GoodsIntroduction({ serviceNumber }: { serviceNumber: string }) {
  const { t } = useTranslation(["mall-goods", "common"]);
  const locale = useLocale();
  const describeError = useDescribeError();
  const introduction = useQuery(serviceIntroductionQuery(serviceNumber));
  const html = introduction.data?.content;
  const text = useMemo(() => (html === undefined ? null : readHtml(html, 3)), [html]);
  if (introduction.isError && isNotFound(introduction.error)) return null;
  return (
    <Section title={introduction.data?.title ?? t("detail.introduction")} size="medium">
      {introduction.isPending && <Skeleton rows={4} />}
      {introduction.isError && (
        <PageProblem
          title={t("detail.introductionFailed")}
          onRetry={() => void introduction.refetch()}
          isRetrying={introduction.isFetching}
        >
          {describeError(introduction.error)}
        </PageProblem>
      )}
      {introduction.data && (
        <div className="mt-4">
          {introduction.data.lang !== locale && (
            <Banner tone="plain" className="mb-4">
              {t("common:language.notTranslated")}
            </Banner>
          )}
          {text && <ArticleHtml text={text} lang={introduction.data.lang} tableLabel={t("detail.table")} />}
        </div>
      )}
    </Section>
  );
}
