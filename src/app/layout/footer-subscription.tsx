import { DataProvider } from "../../shared/data-provider";
import { SubscribeForm } from "./subscribe-form";

/** The subscription with the store of data it sends through. */
export function FooterSubscription() {
  return (
    <DataProvider>
      <SubscribeForm />
    </DataProvider>
  );
}
