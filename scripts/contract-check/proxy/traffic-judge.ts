import { Coverage } from "../engine/coverage";
import type { Fault } from "../judge/fault";
import type { Finding } from "../judge/finding";
import { judgeResponse } from "../judge/response";
import type { Contract, Operation } from "../load/model";
import { FindingStore } from "../run/finding-store";
import type { RunResult } from "../run/run";
import { Validator } from "../schema/validator";
import type { NoResponse, WireResponse } from "../send/client";
import { readResponse } from "../send/read-response";
import type { WireRequest } from "../send/request";
import { findOperation, type Match } from "./find-operation";
import { judgeRequest } from "./judge-request";

/** Checks calls that others make, both directions, and collects what is found. */
export class TrafficJudge {
  private readonly contracts: readonly Contract[];
  private readonly store: FindingStore;
  private readonly validator = new Validator();
  private readonly coverage = new Coverage();
  private readonly secrets: [secret: string, shown: string][] = [];
  private readonly seen = new Set<Operation>();

  constructor(contracts: readonly Contract[], onFinding: (finding: Finding) => void) {
    this.contracts = contracts;
    this.store = new FindingStore(onFinding);
    this.validator.addSchemas(
      contracts
        .flatMap(({ documents }) => documents.all())
        .map((source) => ({ value: source.value, source, pointer: "" })),
    );
  }

  knownSecrets(): [secret: string, shown: string][] {
    return this.secrets;
  }

  result(requests: number): RunResult {
    return {
      findings: this.store.found,
      coverage: this.coverage,
      requests,
      operations: [...this.seen],
      leftOver: [],
      switches: [],
      problem: undefined,
      secrets: this.secrets,
      logins: new Map(),
    };
  }

  /** What of a call breaks its contract; nothing for an address that no contract has. */
  judge(request: WireRequest, response: WireResponse | NoResponse): Finding[] {
    this.keepSecrets(request, response);
    const match = findOperation(this.contracts, request.method, new URL(request.url).pathname);
    if (!match) return [];
    const { operation } = match;
    this.seen.add(operation);
    const exchange = readResponse(
      { operation, parameters: new Map(match.values), credentials: new Map() },
      request,
      response,
      undefined,
    );
    this.coverage.record(exchange);
    const isEncoded = "headers" in response && response.headers["content-encoding"] !== undefined;
    const faults: Fault[] = [
      ...requestFaults(match, request, this.validator, exchange.ok),
      ...(isEncoded ? [] : judgeResponse(exchange, this.validator, "none")),
    ];
    return faults.map((fault) => this.store.add({ ...fault, operation, exchange, steps: [exchange] }, true));
  }

  /** Headers with credentials appear in no report. */
  private keepSecrets(request: WireRequest, response: WireResponse | NoResponse): void {
    const add = (secret: string, returned: string): void => {
      if (secret.length >= 4 && !this.secrets.some(([one]) => one === secret))
        this.secrets.push([secret, returned]);
    };
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined) add(authorization.replace(/^\w+ /, ""), "$AUTHORIZATION");
    for (const pair of cookie?.split("; ") ?? []) add(pair.slice(pair.indexOf("=") + 1), "$COOKIE");
    for (const line of "headers" in response ? (response.headers["set-cookie"] ?? []) : [])
      add(line.split(";")[0]?.split("=").slice(1).join("=") ?? "", "$COOKIE");
    for (const contract of this.contracts)
      for (const scheme of contract.operations.flatMap(({ security }) => security.flat())) {
        if (scheme.kind === "header") add(request.headers[scheme.field.toLowerCase()] ?? "", "$KEY");
        if (scheme.kind === "query") add(new URL(request.url).searchParams.get(scheme.field) ?? "", "$KEY");
      }
  }
}

/** A refused invalid request is correct behaviour. */
function requestFaults(match: Match, request: WireRequest, validator: Validator, ok: boolean): Fault[] {
  const faults = judgeRequest(match, request, validator);
  if (!ok) return faults;
  return faults.flatMap((fault): Fault[] => [
    fault,
    {
      ...fault,
      rule: "refusal",
      expected: `a refusal, as the request breaks its contract: ${fault.expected}`,
    },
  ]);
}
