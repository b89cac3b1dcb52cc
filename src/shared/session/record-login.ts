import { accountClient } from "../../api/account/client";
import type { components } from "../../generated/account";
import { currentPath } from "../../platform/address";
import { clientStore } from "../../platform/client-watch";
import { now } from "../../platform/clock";
import { deviceCode } from "../../platform/device-code";
import { readStored, writeStored } from "../../platform/storage";
import { origins } from "../../rules/limits";

/** Notes in the usage log that a user is here, once a visit. Nobody waits for it, and its failure is nobody's concern. */
export function recordLogin({ kdUid }: components["schemas"]["UserInfo"]): void {
  const visit = readStored("visitDrafts") ?? {};
  if (visit["recordedLogin"]?.["kdUid"] === kdUid) return;
  writeStored("visitDrafts", { ...visit, recordedLogin: { kdUid } });
  const { isIos, isAndroid, ownApp } = clientStore.getSnapshot();
  const { web, android, ios } = origins.log;
  const origin = ownApp === null ? web : isIos ? ios : isAndroid ? android : web;
  const log = {
    origin,
    productId: origins.usageProduct,
    operName: "login",
    kdUid,
    deviceId: deviceCode(),
    // Without its query, which may name orders and people.
    page: currentPath(),
    occurredAt: new Date(now()).toISOString(),
    durationMs: null,
  };
  void accountClient.POST("/log/log/zhjlog/batchinsert", { body: { logs: [log] } });
}
