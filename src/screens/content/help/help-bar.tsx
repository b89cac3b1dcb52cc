import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { Container } from "../../../ui/container";
import { HelpSearchBox } from "./help-search-box";

/** The bar under the header: where one is, and the search. Its columns are those of the page below. */
export function HelpBar({ search = <HelpSearchBox /> }: { search?: ReactNode }) {
  const { t } = useTranslation("content");
  return (
    <div className="border-line border-b bg-card py-2.5 print:hidden">
      <Container className="grid items-center gap-x-11 md:grid-cols-[14.5rem_minmax(0,40rem)]">
        <Link
          to={addresses.help}
          className="justify-self-start rounded-tag font-semibold text-17 hover:text-green max-md:hidden"
        >
          {t("help.title")}
        </Link>
        {search}
      </Container>
    </div>
  );
}
