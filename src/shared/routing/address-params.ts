/** Which texts a `:name` of an address takes: digits, one of a few, or anything but some. */
export type ParamRule = "digits" | readonly string[] | { readonly not: readonly string[] };

/** The rules of an address by the name of the parameter; a parameter without one takes any text. */
export type ParamRules = Readonly<Record<string, ParamRule>>;

/** Whether every parameter keeps its rule. */
export function keepsRules(rules: ParamRules, params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(rules).every(([name, rule]) => isAccepted(rule, params[name] ?? ""));
}

function isAccepted(rule: ParamRule, text: string): boolean {
  if (rule === "digits") return /^\d+$/.test(text);
  return "not" in rule ? !rule.not.includes(text) : rule.includes(text);
}

/** An address that keeps the rules, to make a page for where no particular one is meant. */
export function sampleAddress(path: string, rules: ParamRules): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const rule = rules[name];
    return Array.isArray(rule) ? String(rule[0]) : "1";
  });
}

/** Every address of a path whose parameters all are one of a few; null where one of them takes other texts. */
export function everyAddress(path: string, rules: ParamRules): readonly string[] | null {
  const name = /:(\w+)/.exec(path)?.[1];
  if (name === undefined) return [path];
  const rule = rules[name];
  if (!Array.isArray(rule)) return null;
  const addresses = rule.map((text) => everyAddress(path.replace(`:${name}`, String(text)), rules));
  return addresses.every((list) => list !== null) ? addresses.flat() : null;
}
