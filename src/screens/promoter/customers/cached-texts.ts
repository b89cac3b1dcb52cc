/** Texts of one function at most, before the cache begins anew. */
const capacity = 3000;

/**
 * The same function, which works every text out once: rows are full of the same days, versions and states, and a
 * translation takes as long as the elements of its cell.
 */
export function cached<Write extends (...values: never[]) => string>(write: Write): Write {
  const texts = new Map<string, string>();
  return new Proxy(write, {
    apply(target, self, values: unknown[]) {
      const key = JSON.stringify(values);
      const known = texts.get(key);
      if (known !== undefined) return known;
      if (texts.size >= capacity) texts.clear();
      const text = String(Reflect.apply(target, self, values));
      texts.set(key, text);
      return text;
    },
  });
}
