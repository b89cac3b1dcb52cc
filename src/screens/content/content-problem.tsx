import type { ComponentProps } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";

type ContentProblemProps = Omit<ComponentProps<typeof ReadProblem>, "isPage">;

/** Shown when the main content of a page could not be fetched. */
export function ContentProblem(props: ContentProblemProps) {
  const { t } = useTranslation("common");
  return (
    <>
      <PageHeader title={t("failure.title")} isHidden />
      <ReadProblem isPage {...props} />
    </>
  );
}
