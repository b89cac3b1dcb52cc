import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHead } from "../../parts/page-head";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";

interface ContentNotFoundProps {
  /** Address of the list that may hold what was looked for. */
  list: string;
  /** What the way to it is called. */
  children: ReactNode;
}

/** What stands where an id leads to nothing. */
export function ContentNotFound({ list, children }: ContentNotFoundProps) {
  const { t } = useTranslation("common");
  const title = t("notFound.title");
  return (
    <Container>
      <PageHead title={title} isHidden />
      <section className="flex flex-col items-start gap-4 py-16 md:py-26">
        <h1 className="text-34">{title}</h1>
        <p className="max-w-reading text-17 text-ink2">{t("notFound.text")}</p>
        <Button look="primary" render={(parts) => <Link to={list} {...parts} />}>
          {children}
        </Button>
      </section>
    </Container>
  );
}
