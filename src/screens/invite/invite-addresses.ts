/** Where each family of invite pages stands. */
export const familyAddresses = {
  zhj: {
    home: "/invite",
    rewards: "/invite/detail",
    rules: "/invite/rule",
    /** Where a shared link of the product leads. */
    product: "/invite/share-product",
    download: "/zhj-app",
    registered: "/invite/register-success",
  },
  xh: {
    home: "/invite/xh-share",
    rewards: "/invite/xh-share/rewards",
    rules: "/invite/xh-share/rules",
    product: "/invite/xh-share/shared",
    download: "/invite/xh-share/download",
    registered: "/invite/xh-share/register-success",
  },
} as const;

/** Pages that both families share; the programme stands in their query. */
export const inviteAddresses = {
  register: "/invite/register",
  invitation: "/invite/share-register",
  introduction: "/invite-intro",
  middle: "/invite/middle",
} as const;
