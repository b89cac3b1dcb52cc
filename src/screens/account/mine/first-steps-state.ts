import { useQuery } from "@tanstack/react-query";
import { guideConfigQuery, licenceInfoQuery } from "../../../api/account/queries";

/** The guides of a first day by their codes; which of them are finished is stored with the account, not on the device. */
export const guideCodes = {
  all: "first-day",
  install: "first-day-install",
  read: "first-day-read",
} as const;

/**
 * Whether somebody who has bought nothing yet is shown the first steps: "hidden" for everybody else, and for those who
 * put them away. Where the server does not say which steps are done, they are left out.
 */
export function useFirstSteps(): "pending" | "hidden" | "shown" {
  const holdings = useQuery(licenceInfoQuery());
  const trial = holdings.data?.trial;
  const isNewcomer = holdings.data?.licences.length === 0 && (trial === null || trial?.state === "running");
  const config = useQuery({ ...guideConfigQuery(), enabled: isNewcomer });
  if (!isNewcomer) return "hidden";
  if (config.isPending) return "pending";
  return config.data === undefined || isFinished(config.data, guideCodes.all) ? "hidden" : "shown";
}

/** Whether the guide of a code is finished. */
export function isFinished(
  config: { readonly guides: readonly { readonly code: string; readonly isFinished: boolean }[] },
  code: string,
): boolean {
  return config.guides.some((guide) => guide.code === code && guide.isFinished);
}

/** The change that notes the guide of a code as finished. It can be sent again without harm. */
export function finished(code: string) {
  return { guides: [{ code, step: 1, isFinished: true }] };
}
