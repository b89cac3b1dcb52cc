import * as z from "zod/mini";
import { partnerApplicationForm } from "../../rules/promoter";
import { textField } from "../../rules/to-zod";

/** The application as the page asks for it. */
export const applicationSchema = z.extend(partnerApplicationForm, {
  slider: textField("slider"),
  agentVersion: z.string(),
  /** Region code of the area's lowest level; the server takes its names. */
  regionCode: z.string(),
});

export type ApplicationInput = z.input<typeof applicationSchema>;
export type ApplicationOutput = z.output<typeof applicationSchema>;
