/** Answers of servers are texts, too, and each is asked about once: memory must not grow with a run. */
const most = 10_000;

/** A pure function of a text that computes each text once: those of a contract are asked about thousands of times. */
export function memoised<R extends object | string>(compute: (text: string) => R): (text: string) => R {
  const known = new Map<string, R>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const computed = compute(text);
    known.set(text, computed);
    return computed;
  };
}
