import { expect, test } from "vitest";
import { excludedStates } from "../../scripts/contract-check/rules/shared/excluded-states";
import { announcedState } from "../../scripts/contract-check/rules/shared/state-member";
import { transitionsIn } from "../../scripts/contract-check/rules/shared/stated-transitions";
import { operationsOf } from "./inline-contract";

const states = ["planned", "confirmed", "in_progress", "done", "cancelled"];
const schema = {
  type: "object",
  properties: { id: { type: "integer" }, status: { type: "string", enum: states } },
};
const answer = { description: "It.", content: { "application/json": { schema } } };

/** The confirmation with this description, and the appointments that it is about. */
function confirmation(description: string, refusal: string) {
  const find = operationsOf({
    "/appointments": { post: { operationId: "createAppointment", responses: { "201": answer } } },
    "/appointments/{id}": { get: { operationId: "getAppointment", responses: { "200": answer } } },
    "/appointments/{id}/confirmation": {
      post: {
        operationId: "confirmAppointment",
        description,
        responses: { "200": answer, "409": { description: refusal } },
      },
    },
  });
  const action = find("confirmAppointment");
  const resource = {
    key: "/appointments",
    noun: "appointment",
    isSingle: false,
    parent: undefined,
    actions: [action],
    read: find("getAppointment"),
    create: find("createAppointment"),
  };
  return { action, resource };
}

/** The states in which an operation with this description may be called. */
function statesFor(description: string, refusal: string): string[] {
  const { action, resource } = confirmation(description, refusal);
  const excluded = excludedStates(action, resource, states, (noun) => noun === "clinic");
  return states.filter((one) => !excluded.includes(one));
}

test.each([
  ["Only `planned` appointments can be confirmed; otherwise 409.", "Wrong state.", ["planned"]],
  [
    "More than one is never taken, nor can an appointment be that is done or cancelled (409).",
    "Wrong state.",
    ["planned", "confirmed", "in_progress"],
  ],
  [
    "For staff, once the day has begun and unless it was cancelled (409).",
    "Wrong state.",
    ["planned", "confirmed", "in_progress", "done"],
  ],
  ["It is refused unless it is planned (409).", "Wrong state.", ["planned"]],
  ["Only a `planned` appointment can be confirmed.", "The appointment is not `planned`.", ["planned"]],
  [
    "Possible in status `planned`, free of charge, and in status `confirmed` against a fee; otherwise 409.",
    "Wrong state.",
    ["planned", "confirmed"],
  ],
  [
    "An appointment that is `confirmed` keeps its room until it is over (409 if another one is sent), and what has been cancelled cannot be changed in any way (409).",
    "Not possible.",
    ["planned", "confirmed", "in_progress", "done"],
  ],
  [
    "Cancelled and done appointments are not editable (409), the room of a confirmed appointment stands (409), and the time cannot be earlier (409).",
    "Not possible.",
    ["planned", "confirmed", "in_progress"],
  ],
  [
    "Allowed only while the appointment is `planned`, else 409 `INVALID_STATE`.",
    "Invalid state.",
    ["planned"],
  ],
  [
    "Confirms an appointment that is `planned` or `confirmed`. Any other status is answered with 409.",
    "Wrong state",
    ["planned", "confirmed"],
  ],
  [
    "`done` is final: a done appointment cannot get another status (409 `already-done`).",
    "Conflict",
    ["planned", "confirmed", "in_progress", "cancelled"],
  ],
  ["The appointment must be `planned` (409 `INVALID_STATE` otherwise).", "Conflict", ["planned"]],
  ["By the patient, while the appointment is planned (409 later).", "Conflict", ["planned"]],
  [
    "Works on planned and confirmed appointments (409 on others). The patient is told.",
    "Conflict",
    ["planned", "confirmed"],
  ],
  [
    "Notes need an appointment that is `done`, letters one that is in progress (409 `wrong_state`).",
    "Conflict",
    ["in_progress", "done"],
  ],
  ["Takes one that is `planned` and not confirmed yet; others answer 409.", "Conflict", ["planned"]],
  ["Confirms a `planned` appointment; others answer 409 `wrong_state`.", "Conflict", ["planned"]],
  ["A new one is `planned`. The name must differ from those of others (409 `taken`).", "Conflict", states],
  ["Makes a planned one certain. Anything else is 409 `wrong_state`.", "Conflict", ["planned"]],
  ["Confirms it; 409 while it is confirmed by another user.", "Conflict.", states],
  ["Confirms it.", "Not planned: only planned appointments can be confirmed.", ["planned"]],
  ["409 unless the appointment is planned.", "Conflict.", ["planned"]],
  ["An appointment that is no planned one is 409 `not_planned`.", "Conflict.", ["planned"]],
  ["Anything but a planned one is 409 `not_planned`.", "Conflict.", ["planned"]],
  ["Only confirmed appointments take payments (409 `not_confirmed`).", "Conflict.", ["confirmed"]],
  [
    "It must exist (422 `unknown`) and not be done (409 `done`).",
    "Conflict.",
    states.filter((one) => one !== "done"),
  ],
  ["A planned one with payments is not cancelled (409 `has_payments`).", "Conflict.", states],
  [
    "Done and cancelled appointments stay as they are (409 `closed`).",
    "Conflict.",
    ["planned", "confirmed", "in_progress"],
  ],
  [
    "Cancels planned ones and confirmed appointments for which nothing is paid (409 `paid`).",
    "Conflict.",
    states,
  ],
  ["Possible in status `planned` only, `409` otherwise.", "Conflict.", ["planned"]],
  // The description of the response ends without a full stop: its "not" is about nothing that follows.
  [
    "The file of a done appointment is closed: every change is answered 409.",
    "The state does not allow it",
    states.filter((one) => one !== "done"),
  ],
  [
    "Refuses an appointment that is done or cancelled (409 `WRONG_STATE`).",
    "Conflict.",
    ["planned", "confirmed", "in_progress"],
  ],
  [
    "A `done` or `cancelled` appointment cannot be changed.",
    "The state does not allow this.",
    ["planned", "confirmed", "in_progress"],
  ],
  [
    "Moves the appointment from `planned` to `confirmed`.",
    "The appointment is in another state (`INVALID_STATE`).",
    ["planned"],
  ],
  ["Confirms a planned appointment.", "The appointment is not in the state planned.", ["planned"]],
  ["planned → confirmed.", "The transition is not allowed.", ["planned"]],
  [
    "Cancels the appointment. Refuses unless it is `planned` or `confirmed` (409 `WRONG_STATE`).",
    "Wrong state.",
    ["planned", "confirmed"],
  ],
  [
    "Cancels an appointment that has not begun (`planned` or `confirmed`); any other is 409 `WRONG_STATE`.",
    "Wrong state.",
    ["planned", "confirmed"],
  ],
  [
    "`planned` and `confirmed` appointments can be cancelled.",
    "The appointment is done or already cancelled.",
    ["planned", "confirmed", "in_progress"],
  ],
  ["Needs the state `planned`.", "The appointment is in a different state.", ["planned"]],
  [
    "Starts it. The status has to be `confirmed`; with any other status the answer is 409 `invalid_state`.",
    "no",
    ["confirmed"],
  ],
  [
    "Starts it. Only possible from `confirmed`.",
    "`invalid_state`: the status does not permit it",
    ["confirmed"],
  ],
  [
    "Starts it. Valid in `planned` and `confirmed`.",
    "`invalid_state`: not in one of these states",
    ["planned", "confirmed"],
  ],
  [
    "An appointment that is already `done`, `in_progress` or `cancelled` is answered with 409.",
    "x",
    ["planned", "confirmed"],
  ],
  ["Requires status `confirmed`.", "The appointment does not have the required status.", ["confirmed"]],
  [
    "Status goes from `confirmed` to `in_progress`; 409 `invalid_state` from any other status.",
    "x",
    ["confirmed"],
  ],

  [
    "Adds to it, planned or confirmed, but not to a cancelled one (409 `x`).",
    "Conflict.",
    states.slice(0, 4),
  ],
  ["Notes can be added to a planned appointment only (409 `x`).", "Conflict.", ["planned"]],
  ["Confirms a planned appointment (anything else: 409 `x`).", "Conflict.", ["planned"]],
  ["Not for cancelled appointments (409 `CANCELLED`).", "Conflict.", states.slice(0, 4)],
  ["An appointment with a planned clinic cannot be changed (409).", "Conflict.", states],
  ["An appointment with open bills cannot be made cancelled (409).", "Conflict.", states],
  ["While its clinic is planned it cannot be confirmed.", "The clinic is not planned.", states],
  ["The status of planned ones is shown to everybody.", "Somebody else has changed it.", states],
])("texts say in which states an operation is possible: %s", (text, refusal, allowed) => {
  expect(statesFor(text, refusal)).toEqual(allowed);
});

test("arrows between states are transitions, unless commas leave a doubt", () => {
  expect(
    transitionsIn("`planned` → `confirmed` → `done`; `planned`/`confirmed` → `cancelled`", states),
  ).toEqual([
    ["planned", "confirmed"],
    ["confirmed", "done"],
    ["planned", "cancelled"],
    ["confirmed", "cancelled"],
  ]);
  expect(transitionsIn("planned, confirmed -> cancelled", states)).toEqual([]);
});

test.each([
  ["The appointment becomes `confirmed`.", "confirmed"],
  ["Adds one vote; with 0 open votes it becomes `confirmed`.", undefined],
  ["With a balance of 0 the appointment becomes `done`.", undefined],
  ["With the last vote it becomes `confirmed`.", undefined],
])("an operation leads to the state that its text names without a condition: %s", (description, state) => {
  const { action, resource } = confirmation(description, "Conflict.");
  expect(announcedState(resource, action)).toBe(state);
});

test("what an operation does not do to what has children is about no state", () => {
  const text = "An appointment that has notes, of whatever kind, is not confirmed (409 `has_notes`).";
  expect(statesFor(text, "Refused.")).toEqual(states);
});

test("what a state to come needs is required of no other call", () => {
  const find = operationsOf({
    "/appointments": { post: { operationId: "createAppointment", responses: { "201": answer } } },
    "/appointments/{id}": { get: { operationId: "getAppointment", responses: { "200": answer } } },
    "/appointments/{id}/status": {
      post: {
        operationId: "moveAppointment",
        description:
          "Needs the state `planned` for going to `confirmed`. `done` and `cancelled` are final (409).",
        requestBody: {
          content: {
            "application/json": {
              schema: { type: "object", required: ["status"], properties: { status: { enum: states } } },
            },
          },
        },
        responses: { "200": answer, "409": { description: "Refused." } },
      },
    },
  });
  const { resource } = confirmation("", "");
  const move = find("moveAppointment");
  const own = {
    ...resource,
    actions: [move],
    read: find("getAppointment"),
    create: find("createAppointment"),
  };
  expect(excludedStates(move, own, states, () => false)).toEqual(["done", "cancelled"]);
});

test("what a text says of members alone does not hold for the whole change", () => {
  const sent = { type: "object", properties: { startsAt: { type: "string" }, note: { type: "string" } } };
  const find = operationsOf({
    "/appointments/{id}": {
      get: { operationId: "getAppointment", responses: { "200": answer } },
      patch: {
        operationId: "updateAppointment",
        description:
          "`startsAt` can only be sent while the appointment is planned (409); later, move it. Cancelled appointments and those that are done cannot be changed (409).",
        requestBody: { content: { "application/json": { schema: sent } } },
        responses: { "200": answer, "409": { description: "Wrong state." } },
      },
    },
  });
  const update = find("updateAppointment");
  const own = {
    key: "/appointments",
    noun: "appointment",
    isSingle: false,
    parent: undefined,
    actions: [],
    update,
    read: find("getAppointment"),
  };
  expect(excludedStates(update, own, states, () => false)).toEqual(["done", "cancelled"]);
});
