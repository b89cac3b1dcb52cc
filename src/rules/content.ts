import * as z from "zod/mini";
import { helpfulReasons } from "./limits";
import { textField } from "./to-zod";

/** Footer: news by e-mail. */
export const subscribeForm = z.object({ email: textField("email") });
export type SubscribeInput = z.input<typeof subscribeForm>;
export type SubscribeOutput = z.output<typeof subscribeForm>;

/** Booking a service, a demonstration or a call back. */
export const serviceBookForm = z.object({
  name: textField("personName"),
  phone: textField("phone"),
  company: textField("optionalCompanyName"),
  content: textField("note"),
});
export type ServiceBookInput = z.input<typeof serviceBookForm>;
export type ServiceBookOutput = z.output<typeof serviceBookForm>;

/** Under a help article: was it helpful, and if not, why ("" while none is chosen) and in the reader's own text. */
export const helpfulForm = z.object({
  isUseful: z.boolean(),
  reason: z.union([z.literal(""), z.enum(helpfulReasons)]),
  note: textField("reason"),
});
export type HelpfulInput = z.input<typeof helpfulForm>;
export type HelpfulOutput = z.output<typeof helpfulForm>;

/** The search box of the help centre. */
export const helpSearchForm = z.object({ text: textField("searchText") });
export type HelpSearchInput = z.input<typeof helpSearchForm>;
export type HelpSearchOutput = z.output<typeof helpSearchForm>;
