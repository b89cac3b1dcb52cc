import type { ScreenProps } from "../../shared/routing/screen-route";
import { HelpList } from "./help/help-list";
import { ProductPage } from "./help/product-page";
import { readKind } from "./help/read-parameters";

/** All documents or all videos of one product. */
export function HelpKindScreen({ params }: ScreenProps<"/help/:alias/:kind">) {
  const kind = readKind(params.kind) ?? "doc";
  return (
    <ProductPage alias={params.alias} kind={kind}>
      <HelpList productAlias={params.alias} isVideo={kind === "video"} />
    </ProductPage>
  );
}
