import type { components, operations } from "../../../src/generated/mall";
import { contactPersons } from "../../../src/rules/business-limits";
import { findKey, storeKey } from "../../business/idempotency";
import { nextNumber } from "../../business/numbers";
import { duplicate, keyUsed, notFound } from "../../business/refusals";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { type ContactRow, contactOf, contactTable, firstContactId } from "../state/contacts";
import { businessRefusal } from "../texts/business-refusal";
import { contactTexts } from "../texts/contacts";

type Contacts = "listOrderContacts" | "updateOrderContact" | "addOrderContact";
type Contact = components["schemas"]["OrderContact"];

/** The contact persons an account keeps for its orders. Orders hold a copy, so changes leave them as they are. */
export const contactHandlers: Pick<Handlers<operations>, Contacts> = {
  listOrderContacts: (request) =>
    withUser(request, ({ userId }) =>
      ok(request.world.table(contactTable).by("user", userId).slice(0, contactPersons.maximum).map(describe)),
    ),

  updateOrderContact: (request) =>
    withUser(request, ({ userId }) => {
      const { body, now, locale, world } = request;
      if (!contactOf(world, userId, body.contactId)) return refuse(notFound(locale, contactTexts.none));
      if (isDuplicate(world, userId, body, body.contactId))
        return refuse(duplicate(locale, contactTexts.duplicate));
      const facts = { ...factsOf(body), isDefault: body.isDefault ?? false, updatedAt: now };
      if (facts.isDefault) clearDefault(world, userId);
      return ok(describe(world.table(contactTable).update(body.contactId, facts)));
    }),

  addOrderContact: (request) =>
    withUser(request, ({ userId }) => {
      const { body, headers, now, locale, world } = request;
      const contacts = world.table(contactTable);
      const key = headers["Idempotency-Key"];
      const scope = `add contact ${userId}`;
      const known = findKey(world, scope, key, body);
      if (known.kind === "other") return refuse(keyUsed(locale));
      const before = known.kind === "made" ? contacts.get(Number(known.created)) : undefined;
      if (before) return ok(describe(before));
      if (isDuplicate(world, userId, body)) return refuse(duplicate(locale, contactTexts.duplicate));
      const count = contacts.by("user", userId).length;
      if (count >= contactPersons.maximum) return refuse(businessRefusal(60060, locale, contactTexts.full));
      const isDefault = count === 0 || (body.isDefault ?? false);
      if (isDefault) clearDefault(world, userId);
      const contactId = nextNumber(world, "contact", firstContactId);
      storeKey(world, scope, key, body, contactId);
      return ok(
        describe(contacts.insert({ contactId, userId, ...factsOf(body), isDefault, updatedAt: now })),
      );
    }),
};

type Input = components["schemas"]["OrderContactInput"];

function factsOf({ name, phone, email, address }: Input) {
  return { name, phone, email: email ?? null, address: address ?? null };
}

/** Whether another contact person of the account has this name and phone. */
function isDuplicate(world: World, userId: string, { name, phone }: Input, except?: number): boolean {
  return world
    .table(contactTable)
    .by("user", userId)
    .some((other) => other.contactId !== except && other.name === name && other.phone === phone);
}

function clearDefault(world: World, userId: string): void {
  const contacts = world.table(contactTable);
  for (const { contactId, isDefault } of contacts.by("user", userId))
    if (isDefault) contacts.update(contactId, { isDefault: false });
}

function describe({ contactId, name, phone, email, address, isDefault, updatedAt }: ContactRow): Contact {
  return { contactId, name, phone, email, address, isDefault, updatedAt: rfc3339(updatedAt) };
}
