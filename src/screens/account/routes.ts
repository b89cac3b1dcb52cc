import { beingBuiltAt } from "../../parts/routing/being-built";
import { screenRoute } from "../../parts/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;

/** Log-in and what a customer manages alone. */
export const accountRoutes = [
  screenRoute({
    ...page,
    path: "/login",
    words: ["account-log-in", "verification", "rules"],
    load: async () => {
      const { LoginScreen } = await import("./login-screen");
      return LoginScreen;
    },
  }),
  ...beingBuiltAt(page, {
    "/user-center/mine": "userCenter",
    "/user-center/orders": "userOrders",
    "/user-center/orders/:orderNo": "userOrders",
    "/user-center/invoices": "userInvoices",
    "/user-center/coupons": "userCoupons",
    "/user-center/contacts": "userContacts",
    "/user-center/security": "userSecurity",
    "/user-center/licences": "userLicences",
  }),
];
