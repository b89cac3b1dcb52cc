/** Text that must never reach a customer: the mock back end and what only it needs. All of it survives minifying. */
const traces = [
  /\bsetupWorker\b/,
  /mockServiceWorker|mocks-worker/,
  /@faker-js/,
  /\bmsw\b.{0,40}(worker|handler)/i,
  /unevaluatedProperties/,
  /stockbook-world/,
];

/** Whether built code holds the mock back end, or a library of its own, or a piece of either. */
export function hasMockCode(code: string): boolean {
  return traces.some((trace) => trace.test(code));
}
