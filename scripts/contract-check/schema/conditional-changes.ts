import { array, isObject, object } from "../lib/json";
import type { Change, Make } from "./change";

/**
 * `if` with a value of a member and `then` with what is required beside it: broken by the value alone.
 */
export function conditionalChanges(schema: unknown, value: unknown, bad: Make): Change[] {
  const { if: condition, then: consequence } = object(schema);
  if (!isObject(condition) || !isObject(consequence) || !isObject(value)) return [];
  const required = array(consequence["required"]).filter((name) => typeof name === "string");
  return Object.entries(object(condition["properties"])).flatMap(([name, member]) => {
    const fields = object(member);
    const trigger = "const" in fields ? fields["const"] : array(fields["enum"])[0];
    if (trigger === undefined) return [];
    return required.map((needed) => {
      const { [needed]: _, ...rest } = value;
      return bad(
        "if",
        { ...rest, [name]: trigger },
        `${needed} left out where ${name} is ${String(trigger)}`,
      );
    });
  });
}
