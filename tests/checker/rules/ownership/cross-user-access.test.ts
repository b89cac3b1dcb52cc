import { expect, test } from "vitest";
import { areForEveryone } from "../../../../scripts/contract-check/rules/ownership/cross-user-access";
import { hidesOthers } from "../../../../scripts/contract-check/rules/ownership/judge-attempts";
import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";

testMutants(notes, [
  ["listNotes shows all", "listNotes", "ownership"],
  ["detail of others", "getNote", "ownership"],
  ["update of others", "updateNote", "ownership"],
  ["delete of others", "deleteNote", "ownership"],
  ["update of others 401", "updateNote", "ownership"],
]);

testMutants(boards, [
  ["others GET", "getBoard", "ownership"],
  ["others PATCH", "updateBoard", "ownership"],
  ["others PUT", "replaceBoard", "ownership"],
  ["others DELETE", "deleteBoard", "ownership"],
  ["others GET cards", "listCards", "ownership"],
  ["others POST cards", "addCard", "ownership"],
  ["others GET cards/", "getCard", "ownership"],
  ["listBoards shows all", "listBoards", "ownership"],
]);

testMutants(concerts, [
  ["anybody releases a hold", "releaseHold", "ownership"],
  ["an order takes anybody's address", "createOrder", "ownership"],
]);

test.each([
  ["What belongs to another company is answered as if it did not exist, with 404.", true],
  ["Other tenants' boards are not found.", true],
  ["What belongs to another company is answered with 403.", false],
  ["Nothing of another agency is ever visible: asking for it by id answers 404.", true],
  ["What does not exist is answered with 404.", false],
])("a text keeps tenants apart where it hides what belongs to others: %s", (text, isHiding) => {
  expect(hidesOthers(text)).toBe(isHiding);
});

test("what a text says everybody sees is no tenant's own", () => {
  const text = "Customers see their own bookings. Locations and spaces are seen by everybody.";
  expect([areForEveryone({ noun: "space" }, text), areForEveryone({ noun: "booking" }, text)]).toEqual([
    true,
    false,
  ]);
});
