import { screenRoute } from "../../shared/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;
const screen = (name: keyof typeof import("./user-center-screens")["userCenterScreens"]) => () =>
  import("./user-center-screens").then((module) => module.userCenterScreens[name]);

/** The user center. */
export const userCenterRoutes = [
  screenRoute({ ...page, path: "/user-center/mine", screen: screen("home") }),
  screenRoute({ ...page, path: "/user-center/orders", screen: screen("orders") }),
  screenRoute({ ...page, path: "/user-center/orders/:orderNo", screen: screen("order") }),
  screenRoute({ ...page, path: "/user-center/licences", screen: screen("licences") }),
  screenRoute({ ...page, path: "/user-center/invoices", screen: screen("invoices") }),
  screenRoute({ ...page, path: "/user-center/coupons", screen: screen("coupons") }),
  screenRoute({ ...page, path: "/user-center/contacts", screen: screen("contacts") }),
  screenRoute({ ...page, path: "/user-center/security", screen: screen("security") }),
];
