import fc from "fast-check";
import { expect, test } from "vitest";
import { endSessions, openSession, sessionTime, signInPersistent } from "../../../mocks/kernel/session";
import { createWorld } from "../../../mocks/world/world";

const begins = Date.parse("2026-11-21T10:32:00+08:00");
const waits = fc.array(fc.integer({ min: 0, max: 2 * sessionTime }), { minLength: 1, maxLength: 6 });

function freshWorld() {
  return createWorld({ clock: { mode: "frozen", at: begins } });
}

test("a session lasts while it is renewed in its time, and never comes back after it", () => {
  fc.assert(
    fc.property(waits, fc.boolean(), (lengths, isPersistent) => {
      const world = freshWorld();
      const cookies: string[] = [];
      const opened = openSession(world, null, isPersistent, (value) => void cookies.push(value));
      const token = opened.signIn("li");
      let isRunning = true;
      for (const length of lengths) {
        world.clock.advance(length);
        isRunning &&= length < sessionTime;
        const session = openSession(world, token, isPersistent, (value) => void cookies.push(value));
        expect([session.userId, session.isOver]).toEqual(isRunning ? ["li", false] : [null, true]);
        const set = cookies.length;
        session.renew();
        expect(cookies.slice(set)).toEqual(isRunning ? [token] : []);
        expect(session.expiresAt).toBe(isRunning ? world.clock.now() + sessionTime : null);
      }
    }),
  );
});

test("a persistent session is used by requests without one, until it ends or expires", () => {
  const world = freshWorld();
  signInPersistent(world, "li");
  const asks = () => openSession(world, null, false, () => undefined);
  expect(asks().userId).toBe("li");
  world.clock.advance(sessionTime);
  expect([asks().userId, asks().isOver]).toEqual([null, true]);
  signInPersistent(world, "li");
  asks().signOut();
  expect([asks().userId, asks().isOver]).toEqual([null, false]);
});

test("ending the sessions of a user leaves the one that is spared, and those of others", () => {
  const world = freshWorld();
  const asks = (token: string) => openSession(world, token, false, () => undefined);
  const start = (userId: string) => openSession(world, null, false, () => undefined).signIn(userId);
  const [first, second, unregistered] = [start("li"), start("li"), start("wang")];
  endSessions(world, "li", second);
  expect([first, second, unregistered].map((token) => asks(token).userId)).toEqual([null, "li", "wang"]);
  endSessions(world, "li");
  expect(asks(second).userId).toBeNull();
});

test("an unknown token belongs to no user and was never a session", () => {
  const session = openSession(freshWorld(), "made up", false, () => undefined);
  expect([session.userId, session.expiresAt, session.isOver]).toEqual([null, null, false]);
});
