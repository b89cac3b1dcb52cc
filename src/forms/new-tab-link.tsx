import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../i18n/use-translation";
import { textLink } from "../ui/text-link";
import { VisuallyHidden } from "../ui/visually-hidden";

interface NewTabLinkProps {
  to: string;
  /** Left out where it comes from the text around the link. */
  children?: ReactNode;
}

/** A link out of a form, in a new tab, so that the form's input stays; its name says so. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  const { t } = useTranslation();
  return (
    <Link to={to} target="_blank" rel="noopener" className={textLink}>
      {children}
      <VisuallyHidden> {t("header.opensNewTab")}</VisuallyHidden>
    </Link>
  );
}
