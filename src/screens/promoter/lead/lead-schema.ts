import * as z from "zod/mini";
import { leadForm } from "../../../rules/promoter";

/** The lead with the region as it is chosen; region and street become one address. */
export const leadSchema = z.extend(leadForm, { regionCode: z.string(), area: z.string() });
export type LeadFormInput = z.input<typeof leadSchema>;
export type LeadFormOutput = z.output<typeof leadSchema>;
