import type { ScreenProps } from "../../shared/routing/screen-route";
import { LegalText } from "./legal/legal-text";

/** A legal text by its alias. */
export function LicenseScreen({ params }: ScreenProps<"/license/:alias">) {
  return <LegalText alias={params.alias} />;
}
