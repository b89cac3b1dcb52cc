import { type Query, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { isOutcomeUnknown, toResult, unwrap } from "../../client/client-error";
import { unsafeGet } from "../../client/contract-client";
import { waitBriefly } from "../../client/refresh-after";
import { asOfNow, sendOrFind } from "../../client/send-or-find";
import type { components } from "../../generated/account";
import { accountClient } from "./client";
import { guideConfigQuery, userInfoQuery } from "./queries";

type Schemas = components["schemas"];

/** Logs in by password or SMS code. The password comes transformed. */
export function useLoginAccount() {
  return useSignIn((body: Schemas["Login"]) =>
    unwrap(accountClient.POST("/ommall/srvmall/webzhj/official/weblogin", { body })),
  );
}

/** Logs in with a token, as a confirmed scan gives it. */
export function useLoginByToken() {
  return useSignIn((body: Schemas["TokenLogin"]) =>
    unwrap(accountClient.POST("/ommall/srvmall/webzhj/login/token", { body })),
  );
}

/** Comes in with a session of the product's own app. */
export function useExchangeEngineSession() {
  return useSignIn((body: Schemas["EngineCommand"]) =>
    unwrap(accountClient.POST("/ommall/srvmall/webzhj/engine", { body })),
  );
}

/** Links a messenger account to a phone and signs in. */
export function useBindMessengerLogin() {
  return useSignIn((body: Schemas["MessengerBinding"]) =>
    unwrap(accountClient.POST("/ommall/srvmall/webzhj/login/wechat/bind", { body })),
  );
}

/** Registers, which begins the trial and logs in. The password comes transformed. */
export function useRegisterAccount() {
  return useSignIn((body: Schemas["Registration"]) =>
    unwrap(accountClient.POST("/ommall/srvmall/webzhj/regist", { body })),
  );
}

/** Signs in with the messenger's code; returns the user, or the ticket to bind a phone with. */
export function useLoginByMessenger() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["MessengerCode"]) =>
      unwrap(accountClient.POST("/ommall/srvmall/webzhj/login/wechat", { body })),
    // Not linked to an account: the session is unchanged.
    onSuccess: ({ login }) => {
      if (login !== null) completeSignIn(client, login);
    },
  });
}

/** Ends the session. A GET that changes something: never retried, never answered by a cache. */
export function useLogoutAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(accountClient.GET("/ommall/srvmall/webzhj/engine/logout", unsafeGet)),
    // Drops everything the former user saw, in every group; visible queries refetch in the background. A session that
    // had ended before leaves as much behind.
    onSettled: (_data, error) => {
      if (error === null || error.kind === "signed-out") void client.resetQueries();
    },
  });
}

/** Sets the session's cookie again. A GET that changes something; it makes no read stale. */
export function useAddClientCookie() {
  return useMutation({
    mutationFn: () => unwrap(accountClient.GET("/ommall/srvmall/api/addCookieToClient", unsafeGet)),
  });
}

/** Verifies the slider, or the sum in its place; returns the pass for an SMS code. Makes no read stale. */
export function useVerifySlider() {
  return useMutation({
    mutationFn: (body: Schemas["SliderProof"]) =>
      unwrap(accountClient.POST("/ommall/srvmall/webzhj/slidevalid", { body })),
  });
}

/** Has a code sent by SMS; the request comes signed. Makes no read stale. */
export function useSendSmsCode() {
  return useMutation({
    mutationFn: (body: Schemas["SmsCodeRequest"]) =>
      unwrap(accountClient.POST("/ommall/srvmall/webzhj/vcode", { body })),
  });
}

/** Sets a new password by SMS code; who is logged in here meanwhile is logged out. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["PasswordReset"]) =>
      unwrap(accountClient.POST("/ommall/srvmall/webzhj/phone/passwordreset", { body })),
    // All sessions of the account are over: whether one of them was ours, the user query finds out.
    onSuccess: () => client.invalidateQueries({ queryKey: ["getUserInfo"] }),
  });
}

/** Changes a known password. This session stays; no cached read contains a password. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: Schemas["PasswordChange"]) =>
      unwrap(accountClient.POST("/ommall/srvmall/webzhj/passwordreset", { body })),
  });
}

/**
 * Changes the user's details; the answer is the user as `userInfoQuery` would read them. Where it was lost, the details
 * are read to see whether they were changed.
 */
export function useUpdateUserInfo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["UserInfoChange"]) =>
      sendOrFind(
        () => unwrap(accountClient.POST("/ommall/srvmall/webzhj/info", { body })),
        async () => {
          const user = await client.fetchQuery({ ...userInfoQuery(), ...asOfNow });
          return hasDetails(user, body) ? user : null;
        },
      ),
    // The nickname stands beside the referral code too.
    onSuccess: (user) => {
      cacheUser(client, user);
      return refreshBriefly(client, ["getReferralCode", "getPromoterByCode", "getInviter"]);
    },
  });
}

function hasDetails(user: Schemas["UserInfo"], change: Schemas["UserInfoChange"]): boolean {
  return detailNames.every((name) => change[name] === undefined || change[name] === user[name]);
}

const detailNames = ["companyName", "nickname", "email", "regionCode", "address"] as const;

/** Links a phone to the account. */
export function useBindAccountPhone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["PhoneBinding"]) =>
      sendOrFind(
        async () => {
          await unwrap(accountClient.POST("/ommall/srvmall/user/phone/bind", { body }));
          return body.phone;
        },
        async () => {
          const { loginPhone } = await client.fetchQuery({ ...userInfoQuery(), ...asOfNow });
          return loginPhone === body.phone ? loginPhone : null;
        },
      ),
    // The phone stands in the user and in the messenger's user, and decides whether a phone has an account; the
    // licences are asked for by phone.
    onSuccess: () =>
      refreshBriefly(client, ["getUserInfo", "getMessengerUser", "getLicenceInfo", "checkPhoneExists"]),
  });
}

/** Binds this customer to an inviter. No read of this group shows the inviter. */
export function useBindAccountInviter() {
  return useMutation({
    mutationFn: (body: Schemas["InviterBinding"]) =>
      unwrap(accountClient.POST("/ommall/srvmall/recommend/invite/bind", { body })),
  });
}

/** Hands in a partner application. Its state is read by the promoter group, from another screen. */
export function useApplyPcPromoter() {
  return useMutation({
    mutationFn: (body: Schemas["PartnerApplication"]) =>
      unwrap(accountClient.POST("/ommall/srvmall/promoter/pc/add", { body })),
  });
}

/** Notes how far the user came in the newcomer guides; the answer holds all of them. */
export function useSaveGuideConfig() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["GuideConfigChange"]) =>
      unwrap(accountClient.POST("/ommall/srvmall/webzhj/guide/cfg", { body })),
    onSuccess: (config) => client.setQueryData(guideConfigQuery().queryKey, config),
  });
}

/** Sends records to the sink its hash names; the caller has made sure of consent. */
export function useLogToSink() {
  return useMutation({
    mutationFn: ({ hash, body }: { hash: string; body: Schemas["SinkBatch"] }) =>
      unwrap(accountClient.POST("/log/{hash}", { params: { path: { hash } }, body })),
  });
}

/**
 * Options of mutations that start a session. Without an answer the session may have started all the same, and a
 * retry is then refused ("already registered", "code used"): the user query is refetched instead.
 */
function useSignIn<Body>(send: (body: Body) => Promise<Schemas["LoginReceipt"]>) {
  const client = useQueryClient();
  const isUncertain = useRef(false);
  return useMutation({
    mutationFn: send,
    onSuccess: (receipt) => completeSignIn(client, receipt),
    onError: (error) => {
      isUncertain.current ||= isOutcomeUnknown(error);
      if (isUncertain.current) void refreshSession(client);
    },
  });
}

async function refreshSession(client: QueryClient): Promise<void> {
  const before = cachedUser(client);
  const result = await toResult(client.fetchQuery({ ...userInfoQuery(), ...asOfNow }));
  if (result.ok) refreshForUser(client, before, result.data);
}

function refreshBriefly(client: QueryClient, operationIds: readonly string[]): Promise<void> {
  return waitBriefly(
    Promise.all(operationIds.map((operationId) => client.invalidateQueries({ queryKey: [operationId] }))),
  );
}

function cachedUser(client: QueryClient): Schemas["UserInfo"] | undefined {
  return client.getQueryData(userInfoQuery().queryKey);
}

function cacheUser(client: QueryClient, user: Schemas["UserInfo"]): void {
  client.setQueryData(userInfoQuery().queryKey, user);
}

async function completeSignIn(client: QueryClient, { user }: Schemas["LoginReceipt"]): Promise<void> {
  const before = cachedUser(client);
  // An answer that is on its way is about the session before, and would take the place of this one.
  await client.cancelQueries({ queryKey: userInfoQuery().queryKey });
  cacheUser(client, user);
  refreshForUser(client, before, user);
}

/**
 * After a sign-in every query may return something else. Visible ones refetch in the background, so that the sign-in
 * itself does not wait; the user is known from the answer. Another user sees nothing of what the one before saw.
 */
function refreshForUser(
  client: QueryClient,
  before: Schemas["UserInfo"] | undefined,
  user: Schemas["UserInfo"],
): void {
  const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== "getUserInfo" };
  const isAnother = before !== undefined && before.kdUid !== user.kdUid;
  void (isAnother ? client.resetQueries(others) : client.invalidateQueries(others));
}
