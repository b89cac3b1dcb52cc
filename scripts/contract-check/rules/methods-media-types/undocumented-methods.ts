import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { sentencesOf } from "../../lib/texts";
import { generalText } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { isConsuming, validCall } from "../shared/prepared-call";

const candidates = ["get", "post", "put", "patch", "delete"];

/**
 * Undocumented methods of a path are refused.
 *
 * Standard: RFC 9110 §15.5.6 (405); `docs/backend-teams.md`.
 * Reports: `method`. Severity: error.
 */
export function methodScenarios(checker: Checker): Scenario[] {
  const paths = new Map<string, Operation[]>();
  for (const operation of checker.operations) {
    const key = `${operation.contract.basePath}${operation.path}`;
    paths.set(key, [...(paths.get(key) ?? []), operation]);
  }
  const responseSchemas = new Map<Operation, number[]>();
  const probes = [...paths.values()].flatMap((operations) => {
    const [operation] = operations;
    if (!operation || !checker.selected.has(operation)) return [];
    const known = operations.map(({ method }) => method);
    return candidates
      .filter((method) => !known.includes(method) && !isCovered(checker, operation, method))
      .slice(checker.options.profile === "quick" ? -1 : 0)
      .map(
        (method): Scenario => ({
          name: `method ${operation.path} ${method}`,
          operation,
          run: async (trial) => {
            const { options } = trial.checker;
            if (options.isReadOnly && method !== "get") return;
            const exchange = await probe(trial, operations, operation, method);
            if (trial.attempt === 0)
              responseSchemas.set(operation, [...(responseSchemas.get(operation) ?? []), exchange.code]);
            trial.checker.coverage.plan(operation, `method ${method}`, false);
            if (exchange.ok && isWebPage(exchange, operations)) {
              trial.removeFinding(exchange, "content-type");
              trial.removeFinding(exchange, "status");
              return;
            }
            if (exchange.ok) {
              // The input of an undocumented method is unknown.
              trial.removeFinding(exchange, "body");
              trial.removeFinding(exchange, "status");
              trial.report("method", operation, exchange, {
                expected: `405, because ${method.toUpperCase()} ${operation.path} is not documented`,
                cause: method,
              });
            } else trial.checker.coverage.reached(operation, `method ${method}`, "refused");
          },
        }),
      );
  });
  return [
    ...probes,
    ...operationsOf(paths).map((operation) => undocumentedMethods(operation, responseSchemas)),
  ];
}

/**
 * Calls a method with what it may take: nothing, the bodies of the path's documented methods, and that of the creation
 * for a single instance. The first success ends it.
 */
async function probe(
  trial: Trial,
  operations: readonly Operation[],
  operation: Operation,
  method: string,
): Promise<Exchange> {
  const options = { tolerance: "gateway", trigger: `method ${method}` } as const;
  const isBodiless = method === "get" || method === "delete";
  const plain = await validCall(trial, operations.find((one) => isConsuming(trial, one)) ?? operation);
  const first = await trial.send({ ...plain, method, ...(isBodiless && { body: undefined }) }, options);
  // Most servers know at once that there is no such method.
  if (first.ok || isBodiless || [404, 405, 501].includes(first.code)) return first;
  const role = trial.checker.resources.roles.get(operation);
  const donors = [...operations, role?.resource.create].filter(
    (one) => one?.body !== undefined && one !== plain.operation && trial.checker.bases.get(one)?.isAccepted,
  );
  for (const donor of donors) {
    if (!donor) continue;
    const { body, media, parameters } = await prepareCall(trial, donor);
    const isHere = operations.includes(donor);
    const exchange = await trial.send(
      { ...plain, method, body, ...(media && { media }), ...(isHere && { operation: donor, parameters }) },
      options,
    );
    if (exchange.ok) return exchange;
  }
  return first;
}

/**
 * A page of a web application that has the addresses which the API leaves free: GET answers with HTML, which none of
 * the path's operations does.
 */
function isWebPage({ response, request }: Exchange, operations: readonly Operation[]): boolean {
  const isHtml = /^text\/html/.test(response?.headers["content-type"]?.[0] ?? "");
  const types = operations.flatMap(({ responses }) =>
    responses.flatMap(({ media }) => media.map(({ type }) => type)),
  );
  return request.method === "GET" && isHtml && !types.some((type) => type.startsWith("text/html"));
}

const operationsOf = (paths: ReadonlyMap<string, Operation[]>): Operation[] =>
  [...paths.values()].flatMap(([first]) => (first ? [first] : []));

/**
 * 405 is expected where the server answers it on nearly all other paths. A server that never does has another
 * convention; one that answers 404 on one path only lacks that path's check.
 */
function undocumentedMethods(
  operation: Operation,
  responseSchemas: ReadonlyMap<Operation, number[]>,
): Scenario {
  return {
    name: `method ${operation.path} as elsewhere`,
    operation,
    run: async (trial) => {
      const own = responseSchemas.get(operation) ?? [];
      const others = [...responseSchemas].filter(([one]) => one !== operation).flatMap(([, codes]) => codes);
      const count405 = others.filter((code) => code === 405).length;
      const isUsual = count405 >= 4 && count405 >= others.length * 0.9;
      if (!own.includes(404) || (!isUsual && !states405(operation))) return;
      const known = trial.checker.operations.filter(({ path }) => path === operation.path);
      for (const method of candidates) {
        if (known.some((one) => one.method === method)) continue;
        if (trial.checker.options.isReadOnly && method !== "get") continue;
        const call = await prepareCall(trial, operation);
        const exchange = await trial.send(
          { ...call, method },
          { tolerance: "gateway", trigger: `method ${method}` },
        );
        if (exchange.code !== 404) continue;
        // Where the instance may not exist, 404 may be about it and not about the method.
        if (operation.path.includes("{") && !(await exists(trial, known))) return;
        trial.report("method", operation, exchange, {
          expected: `405, as on the other paths, because ${method.toUpperCase()} ${operation.path} is not documented`,
          cause: "as elsewhere",
          ...(count405 === 0 && { shared: "no 405 at all" }),
        });
        return;
      }
    },
  };
}

/** "A method that is not described for a path is answered with 405." */
const states405 = ({ contract }: Operation): boolean =>
  sentencesOf(generalText(contract)).some(
    (one) => /\bmethods?\b/i.test(one) && /\b405\b/.test(one) && !/\b404 or 405\b|\b405 or 404\b/.test(one),
  );

async function exists(trial: Trial, operations: readonly Operation[]): Promise<boolean> {
  const read = operations.find((one) => isRead(one) && trial.checker.selected.has(one));
  return read !== undefined && (await trial.send(await prepareCall(trial, read))).ok;
}

/** `/notes/export` with `/notes/{id}`: the method may belong to the other path. */
function isCovered(checker: Checker, operation: Operation, method: string): boolean {
  return checker.operations.some((other) => {
    if (other.path === operation.path || other.method !== method) return false;
    const own = operation.path.split("/");
    const steps = other.path.split("/");
    return (
      steps.length === own.length && steps.every((step, index) => step.startsWith("{") || step === own[index])
    );
  });
}
