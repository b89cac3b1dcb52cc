import type { components } from "../../../generated/account";
import type { UserDetailsInput, UserDetailsOutput } from "../../../rules/account";
import type { UserInfo } from "../../../shared/session/use-session";

type UserInfoChange = components["schemas"]["UserInfoChange"];

/** What the form begins with. */
export function detailsEntry({
  companyName,
  nickname,
  email,
  regionCode,
  address,
}: UserInfo): UserDetailsInput {
  return {
    companyName: companyName ?? "",
    nickname: nickname ?? "",
    email: email ?? "",
    region: regionCode === null ? "" : String(regionCode),
    address: address ?? "",
  };
}

/**
 * What a checked form changes, and nothing else: another tab may have changed the rest meanwhile. An emptied field is
 * removed. Null where nothing is changed.
 */
export function detailsChange(user: UserInfo, entry: UserDetailsOutput): UserInfoChange | null {
  const { nickname } = entry;
  const companyName = entry.companyName || null;
  const email = entry.email || null;
  const regionCode = entry.region === "" ? null : Number(entry.region);
  const address = entry.address || null;
  const change: UserInfoChange = {
    ...(companyName !== user.companyName && { companyName }),
    ...(nickname !== (user.nickname ?? "") && { nickname }),
    ...(email !== user.email && { email }),
    ...(regionCode !== user.regionCode && { regionCode }),
    ...(address !== user.address && { address }),
  };
  return Object.keys(change).length === 0 ? null : change;
}
