import { lazyContent } from "../../../shared/lazy-content";

/** The order of a licence's change, whose code is fetched beside its price. */
export const LazyConfirmForm = lazyContent(async () => (await import("./confirm-form")).ConfirmForm, 5);
