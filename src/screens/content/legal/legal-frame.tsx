import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLocale } from "../../../i18n/use-locale";
import { settings } from "../../../platform/settings";
import { addresses } from "../../../shared/routing/addresses";
import { Container } from "../../../ui/container";
import { Logo } from "../../../ui/logo";

/** A plain page for reading legal texts: the company's name on top, nothing else. */
export function LegalFrame({ children }: { children: ReactNode }) {
  const brand = settings().brand.name[useLocale()];
  return (
    <Container className="pt-[calc(1.5rem+env(safe-area-inset-top))] pb-16 print:p-0">
      <Link
        to={addresses.home}
        aria-label={brand}
        className="inline-flex min-h-control items-center rounded-control print:hidden"
      >
        <Logo name={brand} />
      </Link>
      {children}
    </Container>
  );
}
