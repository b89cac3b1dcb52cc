import * as z from "zod/mini";
import { atMost, isBroken } from "../../../rules/checks";
import { issueMessage } from "../../../rules/issue-message";
import { leadForm } from "../../../rules/promoter";
import { textLimits } from "../../../rules/text-limits";

/**
 * The lead with the region as it is chosen; region and street become one address, whose limit leaves the street what
 * the region has not used.
 */
export const leadSchema = z.extend(leadForm, { regionCode: z.string(), area: z.string() }).check(
  z.check(({ value: { area, address }, issues }) => {
    const limit = atMost(textLimits.address.maxLength - Array.from(area).length);
    const isReported = issues.some(({ path }) => path?.[0] === "address");
    if (isReported || !isBroken(limit, address, {})) return;
    issues.push({
      code: "custom",
      message: issueMessage(limit.message),
      input: address,
      path: ["address"],
      continue: true,
    });
  }),
);
export type LeadFormInput = z.input<typeof leadSchema>;
export type LeadFormOutput = z.output<typeof leadSchema>;
