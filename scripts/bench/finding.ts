import type { Method } from "../../mocks/kernel/contract-model";
import { createRouter } from "../../mocks/kernel/router";
import { type Measurement, timeAlternately } from "./report";

const passes = 20_000;

/** Finding an operation among 200 and among 1 000, against among 10. */
export function measureFinding(): Measurement[] {
  const counts = [10, 200, 1000];
  const times = timeAlternately(counts.map(findingAmong), 15);
  const [base = 1] = times;
  const nanoseconds = times.map((milliseconds) => Math.round((milliseconds * 1e6) / (passes * 10)));
  return counts.slice(1).map((count, index) => ({
    what: `find one of ${count} operations, against one of 10`,
    value: (times[index + 1] ?? 0) / base,
    unit: "×",
    // Five times as many again may miss a processor's cache.
    atMost: count === 200 ? 1.1 : 1.25,
    detail: `${nanoseconds[index + 1]} ns against ${nanoseconds[0]} ns`,
  }));
}

function findingAmong(count: number): () => void {
  const method: Method = "get";
  const operations = Array.from({ length: count }, (_, index) => ({
    method,
    path: index % 2 === 0 ? `/ommall/srvmall/area${index}/list` : `/ommall/srvmall/area${index}/{id}/detail`,
  }));
  const find = createRouter(operations);
  // Even and odd ones in turn, spread over the list: half of them with a template.
  const paths = Array.from({ length: 10 }, (_, index) => {
    const place = Math.floor(((index - (index % 2)) * count) / 10);
    return operations[place - (place % 2) + (index % 2)]?.path.replace("{id}", "7") ?? "";
  });
  return () => {
    for (let pass = 0; pass < passes; pass++) for (const path of paths) find("get", path);
  };
}
