// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Result } from "../../src/client/client-error";
import { brokenError, offlineError } from "../../src/client/failures";
import { authorisationUrl, withoutAuthorisationResponse } from "../../src/platform/messenger-address";
import { readMessengerVisit, updateMessengerVisit } from "../../src/platform/messenger-visit";
import { setSettings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { removeStored } from "../../src/platform/storage";
import { message } from "../../src/rules/messages";
import {
  type AuthorisationNavigation,
  authorise,
  requestAuthorisation,
} from "../../src/shared/messenger/authorise";
import { partialUserOf } from "../../src/shared/messenger/messenger-user";
import { becomeClient, removeBridges, userAgents } from "../support/fake-bridges";

const page = "https://messenger.example/authorise?appid=wx1";

beforeEach(() => {
  removeStored("visit");
  setSettings({ ...defaultSettings, links: { ...defaultSettings.links, messengerAuthorisation: page } });
  becomeClient(userAgents.messenger);
  open("/mall/pay?no=M1");
});
afterEach(() => {
  setSettings(defaultSettings);
  removeBridges();
});

const open = (address: string) => window.history.replaceState(null, "", address);
const here = () => window.location.pathname + window.location.search;

/** A messenger that redirects the visitor with the result of `answer`; counts the visits. */
function messenger(answer: (question: URL) => Record<string, string>) {
  const requested: URL[] = [];
  const travel: AuthorisationNavigation = {
    assign(address) {
      const question = new URL(address);
      requested.push(question);
      const back = new URL(question.searchParams.get("redirect_uri") ?? "");
      for (const [name, value] of Object.entries(answer(question))) back.searchParams.set(name, value);
      open(back.pathname + back.search);
      return true;
    },
    replace(address) {
      open(address);
      return true;
    },
  };
  return { asked: requested, travel };
}

const respondWithState = (code: string) => (question: URL) => ({
  code,
  state: question.searchParams.get("state") ?? "",
  isappinstalled: "0",
  source: "singlemessage",
});

/** Opens the page again after every redirect, as a browser does, until there is none. */
async function settle(
  travel: AuthorisationNavigation,
  exchange: (code: string) => Promise<Result<string>> = async (data) => ({ ok: true, data }),
) {
  for (let loads = 1; loads <= 10; loads += 1) {
    const step = await authorise({ exchange, isIdentified: async () => false, mayRedirect: true }, travel);
    if (step.kind !== "leaving") return { step, loads };
  }
  throw new Error("The page goes round for ever.");
}

describe("the way through the messenger", () => {
  test("asks silently, exchanges the code once and leaves a clean address", async () => {
    const { asked: requested, travel } = messenger(respondWithState("c-1"));
    const exchanged: string[] = [];
    const { step } = await settle(travel, async (code) => {
      exchanged.push(code);
      return { ok: true, data: code };
    });
    expect(step).toEqual({ kind: "answered", result: { ok: true, data: "c-1" } });
    expect(exchanged).toEqual(["c-1"]);
    expect(requested).toHaveLength(1);
    expect(requested[0]?.searchParams.get("scope")).toBe("snsapi_base");
    expect(requested[0]?.searchParams.get("appid")).toBe("wx1");
    expect(requested[0]?.hash).toBe("#wechat_redirect");
    expect(here()).toBe("/mall/pay?no=M1");
    expect(readMessengerVisit().code).toBeNull();
  });

  test("a code that answers no question of ours is not exchanged", async () => {
    const { asked: requested, travel } = messenger(() => ({ code: "foreign", state: "guessed" }));
    const exchanged: string[] = [];
    const { step } = await settle(travel, async (code) => {
      exchanged.push(code);
      return { ok: true, data: code };
    });
    expect(step.kind).toBe("stuck");
    expect(exchanged).toEqual([]);
    expect(requested).toHaveLength(1);
    expect(here()).toBe("/mall/pay?no=M1");
  });

  test("an address with a code from elsewhere in it starts our own authorisation", async () => {
    open("/mall/pay?no=M1&code=stolen&state=x");
    const { asked: requested, travel } = messenger(respondWithState("c-2"));
    const { step } = await settle(travel);
    expect(step).toEqual({ kind: "answered", result: { ok: true, data: "c-2" } });
    expect(requested).toHaveLength(1);
  });

  test("a path that begins like another host does not lead there", async () => {
    open(`${window.location.origin}//elsewhere.example/mall/pay?code=c&state=s`);
    const replaced: string[] = [];
    const travel: AuthorisationNavigation = { assign: () => false, replace: (to) => replaced.push(to) > 0 };
    await authorise(
      { exchange: async () => ({ ok: true, data: "" }), isIdentified: async () => true, mayRedirect: false },
      travel,
    );
    expect(replaced.map((to) => new URL(to, window.location.href).host)).toEqual([window.location.host]);
  });

  test("the same state does not count twice", async () => {
    const { travel } = messenger(respondWithState("c-3"));
    await settle(travel);
    const used = readMessengerVisit();
    expect(used.state).toBeNull();
  });

  test("a messenger that answers nothing is asked once a visit, then again at a press alone", async () => {
    const { asked: requested, travel } = messenger(() => ({}));
    expect((await settle(travel)).step.kind).toBe("stuck");
    expect((await settle(travel)).step.kind).toBe("stuck");
    expect(requested).toHaveLength(1);
    requestAuthorisation(travel);
    expect(requested).toHaveLength(2);
  });

  test("a failed exchange is reported and does not start another by itself", async () => {
    const { asked: requested, travel } = messenger(respondWithState("c-4"));
    const { step } = await settle(travel, async () => ({ ok: false, error: offlineError(true) }));
    expect(step.kind === "answered" && !step.result.ok && step.result.error.kind).toBe("offline");
    expect((await settle(travel)).step.kind).toBe("stuck");
    expect(requested).toHaveLength(1);
  });

  test("two questions never carry the same state", () => {
    const { asked: requested, travel } = messenger(() => ({}));
    for (let count = 0; count < 5; count += 1) requestAuthorisation(travel);
    expect(new Set(requested.map((question) => question.searchParams.get("state"))).size).toBe(5);
  });

  test.each([
    ["an ordinary browser", userAgents.browser],
    ["the payment app", userAgents.paymentApp],
    ["the messenger on a desktop", "Mozilla/5.0 (Windows NT 10.0) MicroMessenger/3.9 WindowsWechat"],
  ])("%s is not asked", async (_, userAgent) => {
    becomeClient(userAgent);
    const { asked: requested, travel } = messenger(respondWithState("c"));
    expect((await settle(travel)).step.kind).toBe("not-needed");
    expect(requested).toHaveLength(0);
  });

  test("a signed-in visitor is not asked", async () => {
    const { asked: requested, travel } = messenger(respondWithState("c"));
    const exchange = async (data: string): Promise<Result<string>> => ({ ok: true, data });
    const step = await authorise({ exchange, isIdentified: async () => true, mayRedirect: true }, travel);
    expect(step.kind).toBe("not-needed");
    expect(requested).toHaveLength(0);
  });
});

describe("addresses", () => {
  const name = fc
    .stringMatching(/^[a-z]{1,6}$/)
    .filter((text) => !["code", "state", "source", "scope"].includes(text));

  test("what the messenger added goes, everything else stays in its order, and twice is as once", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), fc.string(), (own, code) => {
        const parameters = new URLSearchParams(own);
        const before = parameters.toString();
        for (const added of ["isappinstalled", "code", "state", "app_id", "source", "scope"])
          parameters.append(added, code);
        const clean = withoutAuthorisationResponse(`?${parameters}`);
        expect(clean).toBe(before === "" ? "" : `?${before}`);
        expect(withoutAuthorisationResponse(clean)).toBe(clean);
      }),
    );
  });

  test("a page that is no address asks nothing", () => {
    expect(authorisationUrl("", "https://shop.example/", "s")).toBeNull();
  });
});

test("of a user known in part, the part is the answer; no other failure has one", () => {
  const partialUser = { openid: "o-1", nickname: null, avatar: null, isSubscribed: true };
  const refused = {
    kind: "refused",
    message: message("session.expired"),
    canRetry: false,
    errcode: 40_001,
  } as const;
  expect(partialUserOf({ ...refused, code: 40_001, data: partialUser })).toEqual(partialUser);
  expect(partialUserOf({ ...refused, code: 404, data: partialUser })).toBeNull();
  expect(partialUserOf({ ...refused, code: 40_001, data: null })).toBeNull();
  expect(partialUserOf(brokenError("x"))).toBeNull();
});

test("what the visit knows outlives a reload and keeps the drafts beside it", () => {
  updateMessengerVisit({ openid: "o-1" });
  updateMessengerVisit({ hasAsked: true });
  expect(readMessengerVisit()).toEqual({ openid: "o-1", hasAsked: true, code: null, state: null });
});
