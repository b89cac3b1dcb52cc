import { beingBuiltAt } from "../../shared/routing/being-built";

const page = { layout: "browser", widget: "browser" } as const;

/** The invite programme. */
export const inviteRoutes = [
  ...beingBuiltAt(page, {
    "/invite": "invite",
    "/invite/rule": "inviteRules",
    "/invite/detail": "inviteRewards",
    "/invite/share-product": "inviteShare",
    "/invite/share-register": "inviteShare",
    "/invite/register": "inviteRegister",
    "/invite/register-success": "inviteRegistered",
    "/invite-intro": "inviteIntroduction",
    "/invite/middle": "invite",
    "/invite/xh-share": "inviteShare",
    "/invite/xh-share/rewards": "inviteRewards",
    "/invite/xh-share/rules": "inviteRules",
    "/invite/xh-share/shared": "inviteShare",
    "/invite/xh-share/download": "appDownload",
    "/invite/xh-share/register-success": "inviteRegistered",
  }),
];
