/** Parts of JSON reports, as the checker, the proxy and hybrid runs write them. */

interface Seen {
  readonly calls?: number;
  readonly successes?: number;
  readonly codes?: Record<string, number>;
  readonly times?: { median: number; p95: number; p99?: number; longest: number } | null;
}

export function operationReport(operationId: string, seen: Seen = {}) {
  const { calls = 3, successes = 3, codes = { "200": 3 }, times = null } = seen;
  const contract = { file: "contracts/shop.yaml", line: 9 };
  const coverage = { constraints: 0, reached: 0, notReached: [] };
  return { operationId, method: "GET", path: "/", contract, calls, successes, codes, times, ...coverage };
}

export function findingReport(operationId: string, changes: Record<string, unknown> = {}) {
  return {
    id: "F1",
    operationId,
    rule: "body",
    severity: "error",
    promise: "the body fits its schema",
    expected: "/data/price must be text",
    actual: "7",
    pointer: "/data/price",
    contract: { file: "/builds/shop/contracts/mall.yaml", line: 12 },
    request: {
      method: "POST",
      url: "http://shop.internal:8080/goods/1?token=t0k3n-of-alice",
      headers: { cookie: "session=s3cr3t" },
      body: '{"name":"bowl","password":"hunter2-of-alice"}',
    },
    response: {
      status: 200,
      headers: { "set-cookie": "session=s3cr3t" },
      body: '{"data":{"price":7}}',
      ms: 4,
    },
    curl: "curl -H 'cookie: session=s3cr3t' http://shop.internal:8080/goods/1",
    confirmed: true,
    also: [],
    silenced: null,
    ...changes,
  };
}

interface Parts {
  readonly finished?: string;
  readonly profile?: string;
  readonly findings?: readonly unknown[];
  readonly operations?: readonly unknown[];
}

/** The text of a report. */
export function reportText({ finished, profile = "full", findings = [], operations = [] }: Parts): string {
  const summary = {
    profile,
    requests: 1,
    findings: findings.length,
    ...(finished !== undefined && { finished }),
  };
  return JSON.stringify({ summary, findings, operations });
}
