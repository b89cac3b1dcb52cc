import { expect, test } from "vitest";
import { exempts, requirementOf } from "../../../../scripts/contract-check/load/grants";
import { type Observation, violations } from "../../../../scripts/contract-check/rules/access/grant-votes";
import { isForOneself } from "../../../../scripts/contract-check/rules/access/grants";
import { operationsOf } from "../../inline-contract";

const responses = { "200": { description: "Done." }, "403": { description: "The role does not allow it." } };
const components = {
  securitySchemes: { oauth: { type: "http", scheme: "bearer" } },
  schemas: { Account: { properties: { role: { enum: ["viewer", "editor", "admin"] } } } },
};

/** What a text, or `security`, says that a caller needs. */
function needed(description: string, security?: unknown): unknown {
  const post = { operationId: "change", description, responses, ...(security !== undefined && { security }) };
  return requirementOf(operationsOf({ "/a": { post } }, { components })("change"));
}

test("scopes of the security requirement, and roles that a text restricts an operation to, are needed", () => {
  expect(needed("", [{ oauth: ["orders:write"] }])).toEqual([["orders:write"]]);
  expect(needed("Editors and admins only.")).toEqual([["editor"], ["admin"]]);
  expect(needed("Needs the scope `orders:write`.")).toEqual([["orders:write"]]);
  expect(needed("Viewers may not do this.")).toEqual([["editor"], ["admin"]]);
});

test("a sentence of nothing but roles says who is served", () => {
  expect(needed("For editors and the admin. Takes no body.")).toEqual([["editor"], ["admin"]]);
  expect(needed("Admin only; takes no body.")).toEqual([["admin"]]);
  expect(needed("Editors only (403 for viewers). Takes no body.")).toEqual([["editor"]]);
  expect(needed("Lists the stock. Each item has a name. It is sorted. For admins.")).toEqual([["admin"]]);
  expect(needed("Open to all roles.")).toBeUndefined();
});

test("what a role can do beside a refusal, and what it has none of, does not make it the one that is needed", () => {
  expect(needed("What is deleted cannot be read, but an admin can bring it back.")).toBeUndefined();
  expect(needed("Seen by whoever asked for it; others get 404. Viewers have no exports (403).")).toEqual([
    ["editor"],
    ["admin"],
  ]);
});

test("roles of which some are served with their own alone say nothing of what is needed", () => {
  expect(
    needed("Roles: editor, viewer, each for what they made themselves. `admin` is only taken by an editor."),
  ).toBeUndefined();
});

test("every role is served where a text says so, whatever it says of some members or of some objects", () => {
  expect(needed("The caller. For every role. `shopId` is set for editors only.")).toBeUndefined();
  expect(needed("The caller. `shopId` is set for editors only.")).toBeUndefined();
  expect(needed("Everybody sees it. `iban` is only part of the answer for the admin.")).toBeUndefined();
  expect(needed("All roles; editors and admins only dishes of their shop.")).toBeUndefined();
  expect(needed("One dish. An old dish is seen only by the admin; for others it is 404.")).toBeUndefined();
  expect(needed("One dish. An old one is for the admin only; it is 404 else. Roles: editor, admin.")).toEqual(
    [["editor"], ["admin"]],
  );
  expect(needed("Sets the rate of all. For admins only.")).toEqual([["admin"]]);
});

test("who may give a member of the request is not who may make it", () => {
  expect(needed("Lends it. `lentOn` is today if left out; only editors may give it (403).")).toBeUndefined();
  expect(needed("Lends it. Only editors may do this (403).")).toEqual([["editor"]]);
});

test("what nobody else may do is for those who are named before", () => {
  expect(needed("Rates are the editors' business; nobody else may list them (403).")).toEqual([["editor"]]);
  expect(needed("Rates are shown; everybody else gets null.")).toBeUndefined();
});

test("what is said of some of those with a role says nothing of what is needed", () => {
  expect(needed("Other editors get 403.")).toBeUndefined();
  expect(needed("Editors may address viewers only (403 for the item).")).toBeUndefined();
  expect(needed("The viewer can only cancel; the admin can do all of it.")).toBeUndefined();
});

test("what a caller may do for oneself alone is refused for others, whatever the role is", () => {
  expect(isForOneself("Office and students; a student may register only himself (403 otherwise).")).toBe(
    true,
  );
  expect(isForOneself("Members book only for themselves.")).toBe(true);
  expect(isForOneself("A manager may change their own branch only (403 for another one).")).toBe(true);
  expect(isForOneself("Only the office registers students. They see themselves in the list.")).toBe(false);
});

test("what belongs to those with a role says nothing of what is needed", () => {
  expect(needed("The copy must be at the editor's desk, otherwise 403 `wrong_desk`.")).toBeUndefined();
});

test("a text that also lets the owner in, or only tells what roles see, says nothing of what is needed", () => {
  expect(needed("Only the author or an admin may do this.")).toBeUndefined();
  expect(needed("Editors see their own, admins see all.")).toBeUndefined();
});

const [read, write, remove, audit] = ["read", "write", "remove", "audit"].map((id) =>
  operationsOf({ "/a": { post: { operationId: id, responses } } })(id),
);

function seen(...entries: [operation: typeof read, grant: string, isOpen: boolean][]): Observation[] {
  return entries.flatMap(([operation, grant, isOpen]) =>
    operation ? [{ operation, requirement: [[grant]], isOpen }] : [],
  );
}

test("an operation that answers otherwise than all others of its role is at fault", () => {
  const answers = seen(
    [read, "viewer", true],
    [write, "admin", false],
    [remove, "admin", false],
    [audit, "admin", true],
  );
  expect(violations(answers)).toEqual([{ operation: audit, isOpen: true, grants: ["admin"] }]);
});

test("what the credentials state of a user needs no other operation as proof", () => {
  const answers = seen([read, "viewer", false], [audit, "admin", false]);
  expect(violations(answers, ["viewer"])).toEqual([{ operation: read, isOpen: false, grants: ["viewer"] }]);
  expect(violations(answers)).toEqual([]);
});

test("a role that includes another one is no fault, and a user whom nothing refuses may have every role", () => {
  const hierarchy = seen([read, "viewer", true], [write, "viewer", true], [audit, "admin", true]);
  expect(violations(hierarchy, ["admin"])).toEqual([]);
});

test("who is exempt from a rule is not thereby whoever may do something", () => {
  expect(
    needed("A viewer can have six at a time, the seventh is a 409. Editors are not limited."),
  ).toBeUndefined();
  expect(needed("A viewer may hold three; admins are exempt, for them no such limit holds.")).toBeUndefined();
  expect(needed("The quota does not apply to admins. A note is not required of editors.")).toBeUndefined();
  expect(needed("Admins only, who are not limited in number.")).toEqual([["admin"]]);
});

test("a text exempts those whom it names beside the rule, and nobody else", () => {
  const text = "A viewer can have six at a time. Editors are not limited, admins may have ten.";
  expect([exempts(text, ["editor"]), exempts(text, ["viewer"]), exempts(text, ["admin"])]).toEqual([
    true,
    false,
    false,
  ]);
});

test("administrators are those with the role admin", () => {
  expect(needed("Editors and administrators only.")).toEqual([["editor"], ["admin"]]);
});

test("what is asked of a member of the request, or of the one of an instance, is not asked of the caller in general", () => {
  expect(needed("Cash is recorded by admins only (422 for editors).")).toBeUndefined();
  expect(
    needed("Editors only, and only the editor of the text (403 for another editor). It must be a draft."),
  ).toBeUndefined();
});
