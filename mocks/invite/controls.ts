import { type Control, ControlProblem } from "../kernel/group";
import { awardState } from "./rules/award-lifecycle";
import { awardTable } from "./state/award-table";
import { settlePacket } from "./state/awards";

/** What happens to red packets in the messenger. */
export const inviteControls: readonly Control[] = [
  {
    method: "POST",
    name: "red-packet",
    sentence:
      "A red packet under way is opened in the messenger or sent back: {awardId, action: open or return}.",
    handle(world, input) {
      const { awardId, action } = Object(input);
      if (action !== "open" && action !== "return")
        throw new ControlProblem('"action" must be open or return.');
      const award = world.table(awardTable).get(Number(awardId));
      if (!award) throw new ControlProblem(`There is no award ${awardId}.`);
      const now = world.clock.now();
      const before = awardState(award, now);
      if (before !== "sending") throw new ControlProblem(`The award is ${before}, not on its way.`);
      settlePacket(world, award, action === "open" ? "received" : "returned", now);
      return { awardId: award.awardId, action };
    },
  },
];
