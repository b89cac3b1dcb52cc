import type { operations } from "../../src/generated/invite";
import contract from "../../src/generated/invite.contract.json";
import { readContract } from "../kernel/contract-model";
import type { Group } from "../kernel/group";
import type { Handlers } from "../kernel/handlers";
import { inviteControls } from "./controls";
import { awardHandlers } from "./handlers/awards";
import { inviterHandlers } from "./handlers/inviter";
import { logHandlers } from "./handlers/logs";
import { pageHandlers } from "./handlers/pages";
import { inviteScenarios } from "./scenarios";
import { awardTable } from "./state/award-table";
import { awardReactions, packetBehaviourTable } from "./state/awards";
import { inviteeTable } from "./state/invitees";
import { activityTable, clickTable } from "./state/logs";
import { programmeTable } from "./state/programmes";
import { noticeTable, reminderReactions } from "./state/reminders";

/** Missing one operation here does not compile. */
const handlers: Handlers<operations> = {
  ...awardHandlers,
  ...inviterHandlers,
  ...logHandlers,
  ...pageHandlers,
};

export const inviteGroup: Group = {
  contract: readContract(contract),
  handlers,
  tables: [
    awardTable,
    inviteeTable,
    programmeTable,
    noticeTable,
    packetBehaviourTable,
    clickTable,
    activityTable,
  ],
  reactions: [...awardReactions, ...reminderReactions],
  controls: inviteControls,
  scenarios: inviteScenarios,
};
