import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { currentLocalePrefix } from "../../platform/current-locale";
import { VisuallyHidden } from "../../ui/visually-hidden";

interface OutsideLinkProps {
  /** An https address, or a path of this site. */
  to: string;
  className: string;
  children: ReactNode;
}

/** A link that opens in a new tab, labelled as such; `noopener` keeps this window from it. */
export function OutsideLink({ to, children, ...rest }: OutsideLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={to.startsWith("/") ? currentLocalePrefix() + to : to} target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden>{t("header.opensNewTab")}</VisuallyHidden>
    </a>
  );
}
