import type { LicenceRow } from "../../business/rows/licences";

/** By the last day; what was never paid after those that have one, and what is bought for good last. */
export function byLastDay(left: LicenceRow, right: LicenceRow): number {
  return (
    placeOf(left) - placeOf(right) ||
    (left.expiresAt ?? 0) - (right.expiresAt ?? 0) ||
    left.licenceId - right.licenceId
  );
}

function placeOf({ expiresAt, subscribeType }: LicenceRow): 0 | 1 | 2 {
  if (expiresAt !== null) return 0;
  return subscribeType === 2 ? 2 : 1;
}
