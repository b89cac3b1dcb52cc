import { object } from "../json";
import type { Operation } from "../load/model";
import { acceptance } from "../scenarios/acceptance";
import { accessScenarios } from "../scenarios/access";
import { baseline } from "../scenarios/baseline";
import { conditional } from "../scenarios/conditional";
import { again, conflict, onceOnly } from "../scenarios/conflict";
import { countScenarios } from "../scenarios/counts";
import { deepDependants, dependants } from "../scenarios/dependants";
import { idempotency } from "../scenarios/idempotency";
import { lifecycleScenarios } from "../scenarios/lifecycle";
import { listScenarios } from "../scenarios/lists";
import { makerScenarios } from "../scenarios/makers";
import { methodScenarios } from "../scenarios/methods";
import { oddRequests } from "../scenarios/odd";
import { forbiddenAfter } from "../scenarios/other-state";
import { ownershipScenarios } from "../scenarios/ownership";
import { parameterDefaults } from "../scenarios/parameter-defaults";
import { placeScenarios } from "../scenarios/places";
import { refusal } from "../scenarios/refusals";
import { refusedCredentials } from "../scenarios/refused-credentials";
import { selfScenarios } from "../scenarios/self";
import { sessionScenarios } from "../scenarios/sessions";
import { sideEffects } from "../scenarios/side-effects";
import { takenByChange } from "../scenarios/taken";
import { timeScenario } from "../scenarios/time";
import { unknownIdScenarios } from "../scenarios/unknown";
import { type Variation, variationsOf } from "../scenarios/variations";
import { wholeRefusals } from "../scenarios/whole-refusals";
import { checkAddress, checkCredentials, isRefusedOddly } from "./begin";
import type { Checker } from "./checker";
import { notInTime } from "./coverage";
import { planConstraints } from "./plan-constraints";
import type { Scenario } from "./scenario";

/** Everything there is to try, in the order in which nothing spoils what comes after it. */
export async function everything(
  checker: Checker,
  all: (scenarios: readonly Scenario[]) => Promise<void>,
): Promise<void> {
  const { options } = checker;
  const isQuick = options.profile === "quick";
  const selected = checker.operations.filter((operation) => checker.selected.has(operation));
  const [harmless, risky] = [selected.filter((one) => !endangersLogin(one)), selected.filter(endangersLogin)];
  // A log-in may end the session that the user is known by: what that opens is seen before.
  const isLogin = ({ id }: Operation): boolean =>
    checker.users.some(({ login }) => login?.operationId === id);
  await all([...harmless].sort((a, b) => Number(isLogin(a)) - Number(isLogin(b))).map(baseline));
  checkAddress(checker, harmless);
  checkCredentials(checker, harmless);
  await all(sessionScenarios(checker).slice(0, 1));
  // What ends a session comes before what may change a password.
  await all(
    [...risky].sort((a, b) => Number(b.invalidatesSession) - Number(a.invalidatesSession)).map(baseline),
  );
  await all(selected.filter((operation) => isRefusedOddly(checker, operation)).map(refusedCredentials));
  const resources = [...checker.resources.all.values()];
  await all(resources.flatMap((resource) => lifecycleScenarios(checker, resource)));
  await all(selected.flatMap((operation) => accessScenarios(checker, operation)).sort(coarse));
  await all(selected.flatMap(unknownIdScenarios));
  for (const operation of selected) {
    planConstraints(checker, operation);
    const variations = variationsOf(checker, operation);
    const broken = variations.filter(({ isValid }) => !isValid);
    const kept = variations.filter(({ isValid }) => isValid);
    const leaveOut = (some: readonly Variation[], reason: string): void => {
      for (const { pointer, keyword, isValid } of some)
        checker.coverage.missed(operation, `${pointer} ${keyword}`, isValid ? "accepted" : "refused", reason);
    };
    const tooMany = isQuick ? "left out in the quick profile" : "more values than are tried of one operation";
    leaveOut(broken, tooMany);
    await all([
      ...wholeRefusals(operation),
      ...(isQuick ? [] : oddRequests(checker, operation)),
      ...fewer(broken, isQuick ? 5 : 400).map((one) => refusal(operation, one)),
    ]);
    const base = checker.bases.get(operation);
    // Another name or password is no valid login, and too many wrong ones lock the account.
    if (isLogin(operation)) {
      const [own, beside] = parted(checker, operation, kept);
      leaveOut(own, "another name or password is no valid login");
      await all(fewer(beside, isQuick ? 1 : 4).map((one) => acceptance(operation, one)));
    } else if (!base?.isAccepted)
      leaveOut(kept, `no request was accepted: ${base?.refusal || "none was tried"}`);
    else {
      leaveOut(kept, tooMany);
      await all(fewer(kept, isQuick ? 3 : 400).map((one) => acceptance(operation, one)));
    }
    if (checker.isLate()) leaveOut(variations, notInTime);
    if (!isQuick)
      await all([...parameterDefaults(operation), ...sideEffects(checker, operation, variations)]);
    forgetChanged(checker, operation);
  }
  await all(resources.flatMap((resource) => ownershipScenarios(checker, resource)));
  await all([...selfScenarios(checker), ...makerScenarios(checker)]);
  await all(selected.flatMap((operation) => listScenarios(checker, operation)));
  await all(
    resources.flatMap((resource) => [
      ...dependants(checker, resource),
      ...placeScenarios(checker, resource),
      ...forbiddenAfter(checker, resource),
      ...conditional(resource).filter(({ operation }) => checker.selected.has(operation)),
    ]),
  );
  await all([
    ...resources.flatMap((resource) => deepDependants(checker, resource)),
    ...countScenarios(checker),
  ]);
  for (const operation of selected) {
    const role = checker.resources.roles.get(operation);
    const special: Scenario[] = [];
    if (operation.idempotencyHeader !== undefined) special.push(idempotency(operation, role?.resource));
    if (role?.kind === "create") special.push(conflict(operation, role.resource));
    if (role?.kind === "update" || role?.kind === "replace")
      special.push(takenByChange(operation, role.resource));
    if (role?.kind === "action") special.push(onceOnly(operation), again(operation));
    if (operation.maximumMs !== undefined) special.push(timeScenario(operation, operation.maximumMs));
    await all(special);
  }
  await all(methodScenarios(checker));
  await all(sessionScenarios(checker).slice(1));
}

/** What was changed in every way may be in a state in which nothing goes with it: others take its place. */
function forgetChanged({ resources, shared }: Checker, operation: Operation): void {
  const role = resources.roles.get(operation);
  if (role?.kind !== "update" && role?.kind !== "replace") return;
  for (const user of [0, 1]) {
    const key = `${role.resource.key} ${user}`;
    if (shared.get(key)?.isOwn) shared.delete(key);
  }
}

/** What a log-in is told of the user, and what may be said beside it ("keep me signed in"). */
function parted(
  { users }: Checker,
  operation: Operation,
  variations: readonly Variation[],
): [own: Variation[], beside: Variation[]] {
  const body = users.find(({ login }) => login?.operationId === operation.id)?.login?.body;
  const isBeside = ({ pointer, keyword }: Variation): boolean => {
    const [, part, name = ""] = pointer.split("/");
    return part === "body" && name !== "" && !Object.hasOwn(object(body), name) && keyword !== "oneOf";
  };
  return [variations.filter((one) => !isBeside(one)), variations.filter(isBeside)];
}

/** Operations after which a user may not come in any more. */
function endangersLogin({ id, invalidatesSession }: Operation): boolean {
  return (
    invalidatesSession ||
    /password|(delete|close|remove|deactivate)(my|own)?(account|user|profile|me)$/i.test(id)
  );
}

function coarse(left: Scenario, right: Scenario): number {
  return Number(right.name.endsWith(" none")) - Number(left.name.endsWith(" none"));
}

/** A few of many, one for each constraint first. */
function fewer(variations: readonly Variation[], limit: number): Variation[] {
  if (variations.length <= limit) return [...variations];
  const seen = new Set<string>();
  const first = variations.filter(({ pointer, keyword }) => {
    const key = `${pointer} ${keyword}`;
    return !seen.has(key) && seen.add(key);
  });
  const step = Math.max(1, first.length / limit);
  return first
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, limit);
}
