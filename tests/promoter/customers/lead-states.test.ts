import fc from "fast-check";
import { expect, test } from "vitest";
import { hasAccount } from "../../../mocks/business/customer-accounts";
import { customerByPhone, ownerOf } from "../../../mocks/business/customers";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { registerUser } from "../../../mocks/business/registrations";
import { signInPersistent } from "../../../mocks/kernel/session";
import {
  type CustomerState,
  customerState,
  customerTransitions,
} from "../../../mocks/promoter/rules/give-up";
import { type LeadState, passportOf, protectedUntil } from "../../../mocks/promoter/rules/protection";
import type { World } from "../../../mocks/world/world";
import { durations } from "../../../src/rules/limits";
import { beginAs, expectOnlyRequestsBroken, lead, send } from "./calls";

const { promoter, parentChanged } = sampleUserIds;
const promoters = [promoter, parentChanged];
const mch = "/ommall/srvmall/promoter/mch";

/** What may be tried with one number, by either of two promoters, or happen to it. */
const step = fc.oneof(
  fc.record({
    do: fc.constantFrom("enter", "followUp", "giveUp", "undo"),
    by: fc.constantFrom(...promoters),
    days: fc.constant(0),
  }),
  fc.record({ do: fc.constant("wait"), by: fc.constant(promoter), days: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant("register"), by: fc.constant(promoter), days: fc.constant(0) }),
);

/** Which passport may follow which for one of the two, by what either does, by registering or by time. */
const passportTransitions: Readonly<Record<LeadState, readonly LeadState[]>> = {
  free: ["yours", "protected", "existing"],
  yours: ["free", "protected"],
  protected: ["free", "existing"],
  existing: ["free", "protected"],
};

test("whatever is tried with a number, it never leaves the tables of states", {
  timeout: 60_000,
}, async () => {
  const backend = beginAs("visitor");
  const { world } = backend.kernel;
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      // Every run has a number of its own, and begins after the locks of the one before.
      run += 1;
      const phone = `1370${String(1_000_000 + run)}`;
      await backend.kernel.advance(durations.hour);
      let before = statesOf(world, phone);
      for (const one of steps) {
        if (one.do === "wait") await backend.kernel.advance(one.days * durations.day);
        else if (one.do === "register") await register(world, phone);
        else await attempt(world, phone, one.do, one.by);
        const after = statesOf(world, phone);
        expectAllowed(before.customer, after.customer);
        for (const [index, passport] of after.passports.entries())
          expectMove(passportTransitions, before.passports[index] ?? "free", passport);
        before = after;
      }
    }),
    { numRuns: 60 },
  );
  expectOnlyRequestsBroken(backend);
});

async function attempt(world: World, phone: string, what: string, by: string): Promise<void> {
  signInPersistent(world, by);
  const kdUid = customerByPhone(world, phone)?.customerId ?? "999999";
  const { code } = await send(
    what === "enter"
      ? { path: `${mch}/input`, body: lead(phone) }
      : what === "followUp"
        ? {
            path: `${mch}/add/followrecord`,
            body: { kdUid, purchaseIntention: "general", followUpNote: "打过电话" },
          }
        : {
            path: `${mch}/giveup`,
            body: what === "undo" ? { kdUid, isUndo: true } : { kdUid, reason: "closed" },
          },
  );
  expect([200, 403, 404, 409, 422]).toContain(code);
}

/** Somebody registers with the number, as far as nobody has. */
async function register(world: World, phone: string): Promise<void> {
  if (hasAccount(world, phone)) return;
  const facts = { phone, password: null, origin: 6, packOrigin: "site", utmTerm: null } as const;
  registerUser(world, facts, world.clock.now());
  // Whoever is asked next, the kernel first lets happen what is due.
  await send({ path: "/ommall/om/sysenum/list" });
}

function statesOf(world: World, phone: string) {
  const now = world.clock.now();
  const customer = customerByPhone(world, phone);
  const ownerId = customer ? ownerOf(world, customer) : null;
  const facts = { customer, ownerId, hasAccount: hasAccount(world, phone) };
  const passports = promoters.map((asking) => passportOf(facts, asking, now));
  // Two promoters never hold one number at once, and a protection always has its end.
  expect(passports.filter(({ state }) => state === "yours").length).toBeLessThan(2);
  for (const { state, protectedUntil: until } of passports)
    if (state === "protected") expect(until).toBe(customer && protectedUntil(customer));
  return {
    customer: customer ? customerState(customer, now) : null,
    passports: passports.map(({ state }) => state),
  };
}

function expectAllowed(from: CustomerState | null, to: CustomerState | null): void {
  if (from === null) expect([null, "lead"]).toContain(to);
  else if (to === null) expect.unreachable("A number that was entered is never forgotten.");
  else expectMove(customerTransitions, from, to);
}

function expectMove<State extends string>(
  table: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): void {
  if (from !== to) expect(table[from], `${from} → ${to}`).toContain(to);
}
