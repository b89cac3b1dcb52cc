import { expect } from "@playwright/test";
import { retryClosedConnection } from "../closed-connection";
import { loseNextResponse } from "../lost-response";
import type { Actor } from "./actor";
import type { Effect, StepChange } from "./steps";

/** Makes a change with one press and expects its effect. */
export async function makePlainly(actor: Actor, change: StepChange): Promise<void> {
  const expectEffect = await watchEffect(actor, change);
  await change.button(actor).click();
  await expect(change.proof(actor).first()).toBeVisible();
  await expectEffect("made", 1);
}

/**
 * Makes a change with everything in the way that a phone in a shop brings: without a network, which is said and changes
 * nothing; then with its answer lost and its button pressed twice, and again until it is shown as made. It is made once.
 */
export async function makeOnce(actor: Actor, change: StepChange): Promise<void> {
  const { page, context } = actor;
  const { sent, recover } = change;
  const button = () => change.button(actor);
  const proof = () => change.proof(actor).first();
  const failure = () => (change.failure?.(actor) ?? page.getByRole("alert")).first();
  const expectEffect = await watchEffect(actor, change);

  // The code of a dialog comes when it is opened: what is refused below is the request, not that code.
  await expect(button(), "what makes the change is there").toBeVisible();
  await context.setOffline(true);
  await button().click();
  await expect(failure(), "without a network that is said").toBeVisible();
  await context.setOffline(false);
  await recover?.(actor);
  await expect(button(), "without a network it can be pressed again").toBeEnabled();
  await expectEffect("without a network", 0);

  const lost = await loseNextResponse(page, sent);
  await button().dblclick();
  await expect.poll(() => lost.length, "the request is sent").toBe(1);
  const isOver = proof().or(failure());
  await expect(async () => {
    await expect(isOver.first()).toBeVisible();
    if (await proof().isVisible()) return;
    await recover?.(actor);
    // The proof may come and go while a button is looked for that went with it: whichever is there first.
    const pressed = button()
      .dblclick({ timeout: 1000 })
      .then(() => expect(proof()).toBeVisible({ timeout: 3000 }));
    await Promise.any([expect(proof()).toBeVisible({ timeout: 3000 }), pressed]);
  }).toPass({ timeout: 20_000 });
  await expectEffect("with its answer lost and pressed twice", 1);
}

/** Compares what the back end has from now on with the effect of a change that is made so many times. */
async function watchEffect(
  actor: Actor,
  { effect, count, proof }: StepChange,
): Promise<(when: string, times: 0 | 1) => Promise<void>> {
  await expect(proof(actor).first(), "what proves the change is not there before").toBeHidden();
  const before = await rowsOf(actor);
  const countBefore = await count?.(actor);
  return async (when, times) => {
    const rows = added(before, await rowsOf(actor));
    expect(rows, `${when}: rows added to each table`).toEqual(times === 0 ? {} : effect);
    if (count && countBefore !== undefined)
      expect(await count(actor), `${when}: changed`).toBe(countBefore + times);
  };
}

/** Tables of what was asked for, not of what came of it: a second attempt is in them, and should be. */
const notEffects =
  /^(?:kernel|account)\.|\.(?:sms-codes|captchas|attempts|idempotency-keys|counters|clicks|log|hits)$/;

async function rowsOf({ page }: Actor): Promise<Effect> {
  const answer = await page.request.get("/__mock/state", retryClosedConnection);
  const { tables }: { tables: Record<string, number> } = await answer.json();
  return tables;
}

function added(before: Effect, after: Effect): Effect {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([table]) => !notEffects.test(table))
      .map(([table, rows]) => [table, rows - (before[table] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );
}
