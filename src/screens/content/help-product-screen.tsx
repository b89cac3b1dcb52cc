import type { ScreenProps } from "../../shared/routing/screen-route";
import { HelpList } from "./help/help-list";
import { ProductPage } from "./help/product-page";

/** Everything about one product, newest first. */
export function HelpProductScreen({ params }: ScreenProps<"/help/:alias">) {
  return (
    <ProductPage alias={params.alias} kind="all">
      <HelpList productAlias={params.alias} />
    </ProductPage>
  );
}
