import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { orderAddress, type PriceChoice } from "./price-choice";
import type { DisplayedQuote } from "./use-quote";

interface BuyLinkProps {
  choice: PriceChoice;
  quote: Pick<DisplayedQuote, "productNo" | "extras">;
}

/** Takes the choice to the mall, where it is ordered. */
export function BuyLink({ choice, quote }: BuyLinkProps) {
  const { t } = useTranslation("content-price");
  return (
    <Button
      variant="primary"
      size="large"
      isWide
      render={(linkProps) => <Link to={orderAddress(quote.productNo, choice, quote.extras)} {...linkProps} />}
    >
      {t("calculator.order")}
    </Button>
  );
}
