import { lazyContent } from "../lazy-content";

/** The form of a contact person, whose code is fetched when it is wanted. */
export const LazyContactForm = lazyContent(async () => (await import("./contact-form")).ContactForm, 6);
