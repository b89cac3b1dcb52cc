import { beingBuilt } from "../../parts/routing/being-built";

const page = { layout: "browser", widget: "browser" } as const;

/** The invite programme. */
export const inviteRoutes = [
  beingBuilt({ ...page, path: "/invite", title: "invite" }),
  beingBuilt({ ...page, path: "/invite/rule", title: "inviteRules" }),
  beingBuilt({ ...page, path: "/invite/detail", title: "inviteRewards" }),
  beingBuilt({ ...page, path: "/invite/share-product", title: "inviteShare" }),
  beingBuilt({ ...page, path: "/invite/share-register", title: "inviteShare" }),
  beingBuilt({ ...page, path: "/invite/register", title: "inviteRegister" }),
  beingBuilt({ ...page, path: "/invite/register-success", title: "inviteRegistered" }),
  beingBuilt({ ...page, path: "/invite-intro", title: "inviteIntroduction" }),
  beingBuilt({ ...page, path: "/invite/middle", title: "invite" }),
  beingBuilt({ ...page, path: "/invite/xh-share", title: "inviteShare" }),
  beingBuilt({ ...page, path: "/invite/xh-share/rewards", title: "inviteRewards" }),
  beingBuilt({ ...page, path: "/invite/xh-share/rules", title: "inviteRules" }),
  beingBuilt({ ...page, path: "/invite/xh-share/shared", title: "inviteShare" }),
  beingBuilt({ ...page, path: "/invite/xh-share/download", title: "appDownload" }),
  beingBuilt({ ...page, path: "/invite/xh-share/register-success", title: "inviteRegistered" }),
];
