import * as z from "zod/mini";
import { numberField, textField } from "./to-zod";

/** An opinion on the weekly report: stars, and words for those who have some. */
export const feedbackForm = z.object({ score: numberField("score"), content: textField("note") });
export type FeedbackInput = z.input<typeof feedbackForm>;
export type FeedbackOutput = z.output<typeof feedbackForm>;
