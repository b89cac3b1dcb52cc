import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "../../client/client-error";
import type { operations } from "../../generated/account";
import { currentLocale } from "../../platform/current-locale";
import { durations } from "../../rules/limits";
import { accountClient } from "./client";

type Query<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;
type CaptchaKind = NonNullable<Query<"getCaptcha">["kind"]>;
type ScanPurpose = NonNullable<Query<"getMessengerQrCode">["purpose"]>;

/** What is good once or for minutes is never answered from the store, and forgotten with the screen that asked. */
const uncached = { staleTime: 0, gcTime: 0 } as const;

/** The signed-in user; fails as `signed-out` when there is none. */
export function userInfoQuery() {
  return queryOptions({
    staleTime: durations.minute,
    queryKey: ["getUserInfo"],
    queryFn: ({ signal }) => unwrap(accountClient.GET("/ommall/srvmall/webzhj/info", { signal })),
  });
}

/** The licences of the user who is logged in, all or those of one service, with the trial and the server's time. */
export function licenceInfoQuery(filter: Query<"getLicenceInfo"> = {}) {
  return queryOptions({
    staleTime: durations.minute,
    queryKey: ["getLicenceInfo", filter, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(accountClient.GET("/ommall/srvmall/license/info", { params: { query: filter }, signal })),
  });
}

/**
 * The user behind a messenger account. Where only a part is known, it fails as `refused` with code 40001 and the part
 * in the error's `data`.
 */
export function messengerUserQuery(openid: string) {
  return queryOptions({
    staleTime: durations.minute,
    queryKey: ["getMessengerUser", openid],
    queryFn: ({ signal }) =>
      unwrap(accountClient.GET("/ommall/srvmall/user/infowx", { params: { query: { openid } }, signal })),
  });
}

/** A picture or a sum for one phone; every fetch brings a new one. */
export function captchaQuery(phone: string, kind: CaptchaKind = "picture") {
  return queryOptions({
    ...uncached,
    // An answer being typed must not lose its question because the window was left for a moment.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryKey: ["getCaptcha", phone, kind, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        accountClient.GET("/ommall/srvmall/webzhj/login/vcode", {
          params: { query: { phone, kind } },
          signal,
          cache: "no-store",
        }),
      ),
  });
}

/** Whether a phone has an account. */
export function phoneExistsQuery(phone: string) {
  return queryOptions({
    staleTime: 0,
    queryKey: ["checkPhoneExists", phone],
    queryFn: ({ signal }) =>
      unwrap(
        accountClient.GET("/ommall/srvmall/webzhj/phone/exist", { params: { query: { phone } }, signal }),
      ),
  });
}

/** A QR code for the messenger; every fetch opens a new scene. */
export function messengerQrCodeQuery(purpose: ScanPurpose = "login") {
  return queryOptions({
    ...uncached,
    // The scene on screen may be the one just scanned: only its end, or a press, brings another.
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }: { readonly state: { readonly data: unknown } }) =>
      state.data === undefined,
    queryKey: ["getMessengerQrCode", purpose],
    queryFn: ({ signal }) =>
      unwrap(
        accountClient.GET("/ommall/srvmall/wechat/mp/qrcode", {
          params: { query: { purpose } },
          signal,
          cache: "no-store",
        }),
      ),
  });
}

/** The state of a scene, polled every `pollSeconds` until it is decided or a poll fails. */
export function messengerScanQuery({ sceneId, pollSeconds }: { sceneId: string; pollSeconds: number }) {
  return queryOptions({
    ...uncached,
    queryKey: ["pollMessengerScan", sceneId],
    queryFn: ({ signal }) =>
      unwrap(
        accountClient.GET("/ommall/srvmall/wechat/mp/subscribe", {
          params: { query: { sceneId } },
          signal,
          cache: "no-store",
        }),
      ),
    refetchInterval: ({ state: { data, status } }) => {
      const isOpen = data === undefined || data.state === "waiting" || data.state === "scanned";
      return isOpen && status !== "error" ? pollSeconds * durations.second : false;
    },
  });
}

/** A code that opens the product, good once and for a minute: fetch it when it is used, not before. */
export function authCodeQuery(token: string) {
  return queryOptions({
    ...uncached,
    queryKey: ["getAuthCode", token],
    queryFn: ({ signal }) =>
      unwrap(
        accountClient.GET("/ommall/srvmall/webzhj/authcode", {
          params: { query: { token } },
          signal,
          cache: "no-store",
        }),
      ),
  });
}

/**
 * How far the user came in the newcomer guides. A POST that notes nothing and only reads, so it is cached like one.
 */
export function guideConfigQuery() {
  return queryOptions({
    staleTime: 5 * durations.minute,
    queryKey: ["saveGuideConfig"],
    queryFn: ({ signal }) =>
      unwrap(accountClient.POST("/ommall/srvmall/webzhj/guide/cfg", { body: { guides: [] }, signal })),
  });
}
