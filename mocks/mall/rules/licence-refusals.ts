import { durations, orderLimits, trial } from "../../../src/rules/limits";
import { skuOf, skusOf } from "../../business/catalogue";
import { daysLeft, isExpired } from "../../business/licences";
import type { LicenceRow } from "../../business/rows/licences";

/** Why a licence does not allow an action: errcode and text. */
export interface LicenceProblem {
  readonly errcode: 60040 | 60041 | 60042 | 60043;
  readonly texts:
    | "professionalAlready"
    | "endedBeforeUpgrade"
    | "endedBeforeUsers"
    | "boughtForGood"
    | "boughtForGoodAsIs"
    | "noLevels"
    | "noMoreUsers"
    | "tooManyUsers";
}

const boughtForGood = 2;

/** Why a licence cannot be made a professional one now; null when it can. */
export function upgradeProblem(licence: LicenceRow, now: number): LicenceProblem | null {
  if (licence.level === "professional") return { errcode: 60040, texts: "professionalAlready" };
  const sold = skusOf(licence.typeCode, skuOf(licence.productNo)?.variant ?? "china");
  const hasLevels = sold.some(({ level }) => level === "professional");
  if (!hasLevels || licence.level === null) return { errcode: 60042, texts: "noLevels" };
  if (licence.subscribeType === boughtForGood) return { errcode: 60042, texts: "boughtForGoodAsIs" };
  return isExpired(licence, now) ? { errcode: 60041, texts: "endedBeforeUpgrade" } : null;
}

/** Why a licence cannot be renewed; null when it can. One that has ended can. */
export function renewalProblem(licence: LicenceRow): LicenceProblem | null {
  return licence.subscribeType === boughtForGood ? { errcode: 60042, texts: "boughtForGood" } : null;
}

/**
 * Why a licence cannot have so many users more now; null when it can. On its last day there is no whole day left to
 * pay for, and one bought for good has no day to count to. A renewal orders all added users again, and takes no more
 * than an order may have.
 */
export function userAdditionProblem(licence: LicenceRow, users: number, now: number): LicenceProblem | null {
  const sku = skuOf(licence.productNo);
  const isForGood = licence.subscribeType === boughtForGood;
  if (sku === undefined || sku.userYearFen === null || isForGood)
    return { errcode: 60043, texts: "noMoreUsers" };
  if (isExpired(licence, now)) return { errcode: 60041, texts: "endedBeforeUsers" };
  if (daysLeft(licence, now) === 0) return { errcode: 60043, texts: "noMoreUsers" };
  const isTooMany = licence.users + users - sku.includedUsers > orderLimits.users.maximum;
  return isTooMany ? { errcode: 60043, texts: "tooManyUsers" } : null;
}

/** Until when the data of an ended licence is stored, in milliseconds since 1970. */
export function retainedUntil(expiresAt: number): number {
  return expiresAt + trial.retentionDays * durations.day;
}
