import type { Checker } from "../../engine/checker";
import { registerInstance } from "../../engine/register-instance";
import type { Scenario } from "../../engine/scenario";
import type { CallOptions, Trial } from "../../engine/trial";
import { documents } from "../../load/documented";
import { isRead, type Operation, type Parameter, type Scheme } from "../../load/model";
import { type Exchange, headerOf } from "../../send/exchange";
import { keyOf } from "../../send/request";
import { withNewNames } from "../shared/distinct-names";
import { viewInstance } from "../shared/instance-views";
import {
  discard,
  isConsuming,
  lastCreated,
  type PreparedCall,
  perform,
  validCall,
} from "../shared/prepared-call";
import { foreignCredentials } from "./foreign-credentials";
import { corruptCredential, forgeCredential } from "./invalid-credentials";
import { publicOperation } from "./public-operations";

/**
 * Protected operations refuse requests without credentials, with wrong, forged, empty or incomplete ones, and accept
 * each declared security requirement by itself.
 *
 * Standard: OpenAPI `security`; RFC 9110 §15.5.2 (401) and §15.5.4 (403); RFC 6750 §3.1.
 * Reports: `access`, `side-effect`. Severity: error.
 */
export function authenticationScenarios(checker: Checker, operation: Operation): Scenario[] {
  const { security } = operation;
  if (security.length === 0 && isRead(operation)) return [publicOperation(operation)];
  if (security.length === 0 || checker.users.length === 0) return [];
  const isOptional = security.some((alternative) => alternative.length === 0);
  const requirements = security.filter(
    (alternative) => alternative.length > 0 && holderOf(checker, operation, alternative) !== undefined,
  );
  const attempts: Attempt[] = isOptional
    ? [{ name: "optional", run: (trial) => mustBeAllowed(trial, operation, anonymous) }]
    : [
        {
          name: "none",
          run: (trial) => mustBeDenied(trial, operation, new Map(), "no credentials", "none"),
        },
        ...foreignAttempts(checker, operation),
      ];
  for (const requirement of requirements) {
    if (!isOptional) attempts.push(...wrongAttempts(checker, operation, requirement));
    if (requirements.length > 1 && !operation.invalidatesSession) {
      const name = nameOf(requirement);
      const allowed = { schemes: requirement, what: `${name} alone`, cause: `only ${name}` };
      attempts.push({
        name: `only ${name}`,
        run: async (trial) => {
          // Whoever does not call it usually may be refused for the role.
          const caller = trial.checker.callers.get(operation) ?? 0;
          const ofCaller = requirements.filter((one) => holds(trial.checker, caller, one));
          if (ofCaller.includes(requirement) && ofCaller.length > 1)
            await mustBeAllowed(trial, operation, allowed);
        },
      });
    }
  }
  return attempts.map(({ name, run }) => ({
    name: `access ${operation.id} ${name}`,
    operation,
    run: async (trial) => void (await run(trial)),
  }));
}

const holds = ({ users }: Checker, index: number, requirement: readonly Scheme[]): boolean =>
  requirement.every(({ name }) => users[index]?.schemes.has(name));

/** Who has the credentials of a requirement: whoever calls the operation, else the first of all, as keys may be for staff alone. */
function holderOf(
  checker: Checker,
  operation: Operation,
  requirement: readonly Scheme[],
): number | undefined {
  const caller = checker.callers.get(operation) ?? 0;
  return [caller, ...checker.users.keys()].find((index) => holds(checker, index, requirement));
}

interface Attempt {
  name: string;
  run(trial: Trial): Promise<unknown>;
}

const nameOf = (requirement: readonly Scheme[]): string => requirement.map(({ name }) => name).join(" and ");

/** Credentials that other operations accept. */
function foreignAttempts(checker: Checker, operation: Operation): Attempt[] {
  if (operation.invalidatesSession) return [];
  return foreignCredentials(checker, operation).map(([scheme, value]) => ({
    name: `foreign ${scheme.name}`,
    run: (trial) =>
      mustBeDenied(
        trial,
        operation,
        new Map([[scheme, value]]),
        `${scheme.name}, which opens other operations, alone`,
        `foreign ${scheme.name}`,
      ),
  }));
}

/** Wrong, forged, missing and empty credentials of one security requirement. */
function wrongAttempts(checker: Checker, operation: Operation, requirement: readonly Scheme[]): Attempt[] {
  const name = nameOf(requirement);
  // Read when it is sent: sessions may have been renewed by then.
  const own = (): Map<Scheme, string> => {
    const holder = holderOf(checker, operation, requirement) ?? 0;
    return credentials(requirement, checker.users[holder]?.schemes);
  };
  const wrong = requirement.map((scheme) => ({
    name: `bad ${name} ${scheme.name}`,
    run: (trial: Trial) => tryWrong(trial, operation, own, scheme),
  }));
  // What is left may be enough by another requirement: an API key with or without the token of a user.
  const isEnough = (left: Scheme): boolean =>
    operation.security.some((other) => other.every((one) => one !== left && requirement.includes(one)));
  const incomplete = requirement
    .filter((one) => !isEnough(one))
    .map((left) => ({
      name: `without ${left.name}`,
      run: (trial: Trial) => {
        const less = new Map([...own()].filter(([scheme]) => scheme !== left));
        return mustBeDenied(trial, operation, less, `no ${left.name}`, `without ${left.name}`);
      },
    }));
  if (requirement.length > 1) return [...wrong, ...incomplete];
  if (checker.options.profile !== "full") return wrong;
  const empty = requirement.map((scheme) => ({
    name: `empty ${name}`,
    run: (trial: Trial) =>
      mustBeDenied(trial, operation, new Map([[scheme, ""]]), `an empty ${name}`, `empty ${name}`),
  }));
  return [...wrong, ...empty];
}

/** Another value of a scheme, and in the full profile a forged ending. */
async function tryWrong(
  trial: Trial,
  operation: Operation,
  own: () => ReadonlyMap<Scheme, string>,
  scheme: Scheme,
): Promise<void> {
  const current = own().get(scheme) ?? "";
  const withValue = (other: string): Map<Scheme, string> => new Map([...own(), [scheme, other]]);
  const isDenied = await mustBeDenied(
    trial,
    operation,
    withValue(corruptCredential(current, trial)),
    `a wrong ${scheme.name}`,
    `bad ${scheme.name}`,
  );
  // Where any credential is accepted, a forged one shows nothing new.
  if (!isDenied || trial.checker.options.profile === "quick") return;
  const other = forgeCredential(current, trial);
  if (other === undefined) return;
  const what = `a ${scheme.name} with another end`;
  await mustBeDenied(trial, operation, withValue(other), what, `forged ${scheme.name}`);
}

function credentials(
  requirement: readonly Scheme[],
  schemes: ReadonlyMap<string, string> | undefined,
): Map<Scheme, string> {
  return new Map(requirement.map((scheme) => [scheme, schemes?.get(scheme.name) ?? ""]));
}

/** Sends a call that must be refused. Returns whether it was; what it does all the same is reported and undone. */
export async function mustBeDenied(
  trial: Trial,
  operation: Operation,
  returned: Map<Scheme, string>,
  what: string,
  cause: string,
): Promise<boolean> {
  const valid = await validCall(trial, operation);
  const { checker } = trial;
  const call = documents(operation, 409) ? withNewNames(trial, valid) : valid;
  const countBefore = trial.created.length;
  const target = isConsuming(trial, operation) ? lastCreated(trial) : undefined;
  const wasThere =
    target !== undefined && (await viewInstance(trial, target, { list: false })).read !== undefined;
  const exchange = await trial.send(call, { credentials: returned, tolerance: "gateway", trigger: cause });
  checker.coverage.plan(operation, `credentials ${cause}`, false);
  if (exchange.ok) {
    trial.report("access", operation, exchange, { expected: `a refusal, because of ${what}`, cause });
    const role = checker.resources.roles.get(operation);
    if (role?.kind === "create") {
      registerInstance(trial, role.resource, exchange, 0);
      await discard(trial, lastCreated(trial));
    }
    if (role?.kind === "remove" && target) target.isDeleted = true;
    return false;
  }
  checker.coverage.reached(operation, `credentials ${cause}`, "refused");
  judgeCode(trial, exchange, what, cause);
  if (trial.attempt === 0 && !isMalformedBearer(exchange))
    checker.learnedCodes.unknown.set(
      exchange.code,
      (checker.learnedCodes.unknown.get(exchange.code) ?? 0) + 1,
    );
  if (target && wasThere && !isRead(operation) && checker.resources.roles.get(operation)?.kind === "remove")
    await mustStillExist(trial, operation, target, what);
  if (trial.created.length > countBefore) await discard(trial, lastCreated(trial));
  return true;
}

/** A refused credential gets the code that others get, 401 as a rule. */
function judgeCode(trial: Trial, exchange: Exchange, what: string, cause: string): void {
  const { checker } = trial;
  const { operation } = exchange;
  if (
    checker.bases.get(operation)?.isAccepted &&
    ![401, 429].includes(exchange.code) &&
    exchange.code < 500
  ) {
    const others = [...checker.learnedCodes.unknown]
      .filter(([code]) => code !== exchange.code)
      .reduce((sum, [, count]) => sum + count, 0);
    const same = checker.learnedCodes.unknown.get(exchange.code) ?? 0;
    const isOwnCode =
      documents(operation, exchange.code) && ![400, 403, 404, 409, 410, 412, 422].includes(exchange.code);
    // The other credential is a valid one: this operation is not for those who have it.
    const isForbidden = exchange.code === 403 && cause.startsWith("foreign ") && documents(operation, 403);
    const isPlausible =
      isOwnCode ||
      isForbidden ||
      isMalformedBearer(exchange) ||
      (exchange.code === 403
        ? documents(operation, 403) && (!documents(operation, 401) || same > 1)
        : same > others);
    const isStated = exchange.code === 403 && !isForbidden && statesUnauthorised(operation);
    if ((!isPlausible && others > 0) || isStated)
      trial.report("access", operation, exchange, {
        expected: `a refusal with code 401, because of ${what}`,
        cause: `code ${cause}`,
        // Credentials are looked at in one place.
        ...(isStated && others === 0 && { shared: "403 for unknown credentials" }),
      });
  }
}

/** A header without a token, or with another scheme, is no bearer credential at all: 400 `invalid_request` (RFC 6750 §3.1). */
export function isMalformedBearer(exchange: Pick<Exchange, "code" | "request" | "response">): boolean {
  const sent = exchange.request.headers["authorization"] ?? "";
  return (
    exchange.code === 400 &&
    !/^bearer +\S/i.test(sent) &&
    /^bearer\b.*\berror="?invalid_request\b/i.test(headerOf(exchange, "www-authenticate") ?? "")
  );
}

/** Whether the contract says that unknown or missing credentials are what 401 is for: "No token, or one we do not know". */
const statesUnauthorised = ({ responses }: Operation): boolean =>
  responses.some(
    ({ status, description }) =>
      status === "401" &&
      /\b(tokens?|credentials?|api keys?)\b/i.test(description) &&
      /\b(no|not|without|unknown|invalid|missing|wrong|expired)\b/i.test(description),
  );

/** A refused deletion must not delete. */
async function mustStillExist(
  trial: Trial,
  operation: Operation,
  target: NonNullable<ReturnType<typeof lastCreated>>,
  what: string,
): Promise<void> {
  const views = await viewInstance(trial, target, { list: false });
  if (views.readExchange && !views.readExchange.ok && [404, 410].includes(views.readExchange.code)) {
    trial.report("side-effect", operation, views.readExchange, {
      expected: `the resource unchanged after a refusal (${what})`,
      cause: "deleted",
    });
    target.isDeleted = true;
  } else await discard(trial, target);
}

interface Allowed extends Pick<CallOptions, "credentials" | "schemes"> {
  what: string;
  cause: string;
}

const anonymous: Allowed = {
  credentials: new Map(),
  what: "no credentials, which the contract makes optional",
  cause: "optional",
};

async function mustBeAllowed(
  trial: Trial,
  operation: Operation,
  { what, cause, ...returned }: Allowed,
): Promise<void> {
  const { checker } = trial;
  if (!checker.bases.get(operation)?.isAccepted) return;
  const call = await validCall(trial, operation);
  const countBefore = trial.created.length;
  const exchange = await perform(trial, call, returned);
  checker.coverage.plan(operation, `credentials ${cause}`, true);
  if (exchange.ok) checker.coverage.reached(operation, `credentials ${cause}`, "accepted");
  // Refused without optional credentials, the contract names the case: anonymous requests need another input.
  else if (
    cause === "optional" &&
    (exchange.code !== 401 || hasUnsentInput(call)) &&
    documents(operation, exchange.code)
  )
    checker.coverage.skip(operation, `without credentials refused with ${exchange.code}`);
  else if (
    [401, 403].includes(exchange.code) ||
    // A code for another instance's name or state is no evidence about credentials.
    (checker.learnedCodes.unknown.has(exchange.code) && ![404, 409, 410, 412].includes(exchange.code))
  )
    trial.report("access", operation, exchange, { expected: `success with ${what}`, cause });
  if (trial.created.length > countBefore) await discard(trial, lastCreated(trial));
}

/** Whether the call leaves out an optional input. */
function hasUnsentInput({ operation, parameters }: PreparedCall): boolean {
  const isInput = ({ in: at, name }: Parameter): boolean => at === "query" || !/^(if|accept)-/i.test(name);
  return (
    operation.body !== undefined ||
    operation.parameters.some((one) => isInput(one) && !parameters.has(keyOf(one)))
  );
}
