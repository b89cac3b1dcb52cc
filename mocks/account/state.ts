import type { components } from "../../src/generated/account";
import { businessTables } from "../business/business-tables";
import { defineTable } from "../world/define-table";
import { handoverTable } from "./handovers";
import { phoneBehaviourTable, sceneTable } from "./scenes";

type Schemas = components["schemas"];

/** A pass of the slider, for one SMS to one phone. */
export interface SliderPassRow {
  readonly pass: string;
  readonly phone: string;
  readonly createdAt: number;
  readonly isUsed: boolean;
}

export const sliderPassTable = defineTable("account.slider-passes", { id: (row: SliderPassRow) => row.pass });

/** When a nonce last came with a right signature. */
export const nonceTable = defineTable("account.nonces", {
  id: (row: { nonce: string; usedAt: number }) => row.nonce,
});

/** Wrong passwords of a phone since the last right one. */
export const wrongPasswordTable = defineTable("account.wrong-passwords", {
  id: (row: { phone: string; count: number }) => row.phone,
});

/** When it was last asked whether a phone has an account. */
export const phoneCheckTable = defineTable("account.asked-phones", {
  id: (row: { phone: string; at: number }) => row.phone,
});

/** The sign-in method, and the search keyword of the visit. */
export interface SignInRow {
  readonly id: number;
  readonly userId: string;
  readonly method: SignInMethod;
  readonly utmTerm: string | null;
  readonly at: number;
}

export type SignInMethod =
  | "password"
  | "smsCode"
  | "messenger"
  | "token"
  | "engineSession"
  | "registration"
  | "binding";

export const signInTable = defineTable("account.sign-ins", {
  id: (row: SignInRow) => row.id,
  indexes: { user: { key: (row) => row.userId } },
});

/** How far a user came in a newcomer guide. */
export interface GuideRow {
  readonly id: string;
  readonly userId: string;
  readonly code: string;
  readonly step: number;
  readonly isFinished: boolean;
  readonly updatedAt: number;
}

export const guideTable = defineTable("account.guides", {
  id: (row: GuideRow) => row.id,
  indexes: { user: { key: (row) => row.userId } },
});

type LogRecord = Schemas["UsageLog"] | Schemas["WebsiteLog"] | Schemas["SinkRecord"];

/** What one device sent to one log: how many records, and the newest of them. */
export interface DeviceLogRow {
  readonly id: string;
  readonly deviceId: string;
  readonly log: string;
  readonly total: number;
  readonly newest: readonly LogRecord[];
}

export const deviceLogTable = defineTable("account.device-logs", {
  id: (row: DeviceLogRow) => row.id,
  indexes: { device: { key: (row) => row.deviceId } },
});

/** The sinks of the log service. */
export const sinkTable = defineTable("account.sinks", {
  id: (row: { hash: string; name: string }) => row.hash,
  seed: () => [{ hash: "9c41d07be2a85f36", name: "behaviour" }],
});

/** What does not work in this world: no SMS leaves, no picture can be made. */
export const outageTable = defineTable("account.outages", {
  id: (row: { service: "sms" | "captcha" }) => row.service,
});

/** The group's own tables, and those it shares with the others. */
export const accountTables = [
  ...businessTables,
  sliderPassTable,
  nonceTable,
  wrongPasswordTable,
  phoneCheckTable,
  signInTable,
  guideTable,
  deviceLogTable,
  sinkTable,
  outageTable,
  handoverTable,
  sceneTable,
  phoneBehaviourTable,
];
