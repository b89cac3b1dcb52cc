import { expect, test } from "vitest";
import { keepsFromOtherRoles } from "../../../../scripts/contract-check/rules/ownership/judge-attempts";

const user = (name: string, role: string) => ({
  name,
  schemes: new Map<string, string>(),
  label: new Map<string, string>(),
  login: undefined,
  grants: [role],
});
const owner = user("olga", "manager");

test.each([
  ["All roles; a member can read their own record only.", true],
  ["Desk and manager; members for their own passes.", true],
  ["Everybody reads their own record only.", false],
  ["Members and desk read their own record only.", false],
  ["All roles.", false],
])("what a text keeps to users of a role is open to who has another one: %s", (text, isOpen) => {
  const users = [owner, user("dora", "desk"), user("mia", "member")];
  expect(keepsFromOtherRoles({ users }, { text })).toBe(isOpen);
});

test("it is closed to a second user of that role, and to one who has the rights of the first", () => {
  const text = "All roles; a member can read their own record only.";
  expect(keepsFromOtherRoles({ users: [owner, user("mia", "member")] }, { text })).toBe(false);
  expect(keepsFromOtherRoles({ users: [owner, user("otto", "manager")] }, { text })).toBe(false);
});
