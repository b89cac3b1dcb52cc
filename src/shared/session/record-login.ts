import { accountClient } from "../../api/account/client";
import type { components } from "../../generated/account";
import { currentPath } from "../../platform/address";
import { now } from "../../platform/clock";
import { deviceCode } from "../../platform/device-code";
import { readStored, writeStored } from "../../platform/storage";
import { origins } from "../../rules/limits";
import { logOrigin } from "../log-origin";

/** Records a visit of a signed-in user in the usage log, once a visit, in the background; failures are ignored. */
export function recordLogin({ kdUid }: components["schemas"]["UserInfo"]): void {
  const visit = readStored("visitDrafts") ?? {};
  if (visit["recordedLogin"]?.["kdUid"] === kdUid) return;
  writeStored("visitDrafts", { ...visit, recordedLogin: { kdUid } });
  const log = {
    origin: logOrigin(),
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
