import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "../../../ui/button";
import { orderAddress, type PriceChoice } from "./price-choice";
import type { ShownQuote } from "./use-quote";

interface BuyLinkProps {
  choice: PriceChoice;
  quote: Pick<ShownQuote, "productNo" | "extras">;
}

/** Takes the choice to the mall, where it is ordered. */
export function BuyLink({ choice, quote }: BuyLinkProps) {
  const { t } = useTranslation("content-price");
  return (
    <Button
      look="primary"
      size="large"
      isWide
      render={(parts) => <Link to={orderAddress(quote.productNo, choice.years, quote.extras)} {...parts} />}
    >
      {t("calculator.order")}
    </Button>
  );
}
