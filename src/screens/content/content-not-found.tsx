import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";

interface ContentNotFoundProps {
  /** Address of the list that may hold what was looked for. */
  list: string;
  /** What the way to it is called. */
  children: ReactNode;
}

/** Shown for an unknown id. */
export function ContentNotFound({ list, children }: ContentNotFoundProps) {
  const { t } = useTranslation("common");
  const title = t("notFound.title");
  return (
    <Container>
      <PageHeader title={title} isHidden />
      <section className="flex flex-col items-start gap-4 py-16 md:py-26">
        <h1 className="text-34">{title}</h1>
        <p className="max-w-reading text-17 text-ink2">{t("notFound.text")}</p>
        <Button variant="primary" render={(linkProps) => <Link to={list} {...linkProps} />}>
          {children}
        </Button>
      </section>
    </Container>
  );
}
