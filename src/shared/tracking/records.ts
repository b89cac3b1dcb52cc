import { currentOrigin, currentPath } from "../../platform/address";
import { clientStore } from "../../platform/client-watch";
import { now } from "../../platform/clock";
import { currentLocale, currentLocalePrefix } from "../../platform/current-locale";
import { deviceCode } from "../../platform/device-code";
import { randomCode } from "../../platform/random-code";
import { settings } from "../../platform/settings";
import { readStored } from "../../platform/storage";
import { systemVersion } from "../../platform/system-version";
import { conversions, origins } from "../../rules/limits";
import { logOrigin } from "../log-origin";
import { type Action, pageName } from "./action-names";
import type { Entry } from "./entries";
import { isPlainChannel, logChannel } from "./log-channel";
import { storedLanding } from "./stored-entries";

/** Something done on the open page, and how long it lasted. */
export function usageEntry(operName: string, durationMs: number): Entry {
  const record = {
    origin: logOrigin(),
    productId: origins.usageProduct,
    operName,
    kdUid: loggedInUser(),
    deviceId: deviceCode(),
    page: currentPath(),
    occurredAt: timestamp(),
    durationMs,
  };
  return { log: "usage", record };
}

/** A page of the site that was opened; the path is the one without a language. */
export function visitEntry(path: string): Entry {
  const record = {
    webSiteName: webSiteName(),
    channelNumber: logChannel(path, readStored("packOrigin")),
    kdUid: loggedInUser(),
    deviceId: deviceCode(),
    operName: `page.${pageName(path)}`,
    osVersion: systemVersion(),
    isMobile: clientStore.getSnapshot().isMobile,
    grade: 1,
    operNameParent: null,
    webSiteUrl: (currentOrigin() + currentLocalePrefix() + path).slice(0, 2000),
  };
  return { log: "website", record };
}

/** A press of a link or button that leads somewhere. */
export function clickEntry({ name }: Action): Entry {
  const path = currentPath();
  const channelNumber = logChannel(path, readStored("packOrigin"));
  const kdUid = loggedInUser();
  const record = {
    eventId: randomCode(),
    occurredAt: timestamp(),
    webSiteName: webSiteName(),
    ...(isPlainChannel(channelNumber) && { channelNumber }),
    ...(kdUid !== null && { kdUid }),
    deviceId: deviceCode(),
    operName: name.slice(0, 60),
    operNameParent: pageName(path),
    osVersion: systemVersion(),
    isMobile: clientStore.getSnapshot().isMobile,
    webSiteUrl: path.slice(0, 500),
  };
  return { log: "click", record };
}

/** A conversion, where an advertisement brought the visitor; null where none did. */
export function conversionEntry(kind: keyof typeof conversions): Entry | null {
  const url = storedLanding();
  const token = url === null ? null : adToken(url);
  return url === null || token === null
    ? null
    : { log: "conversion", record: { url, token, type: conversions[kind] } };
}

/** The click id an advertisement gave its visitor; null where an address has none. */
export function adToken(address: string): string | null {
  const token = new URLSearchParams(address.split("#")[0]?.split("?")[1] ?? "").get("bd_vid");
  return token === null || token === "" || token.length > 200 || address.length > 2000 ? null : token;
}

function timestamp(): string {
  return new Date(now()).toISOString();
}

function webSiteName(): string {
  return settings().brand.name[currentLocale()];
}

function loggedInUser(): string | null {
  const kdUid = readStored("userInfo")?.["kdUid"];
  return typeof kdUid === "string" ? kdUid : null;
}
