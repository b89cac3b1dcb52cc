import { isObject } from "../lib/json";
import type { Change, Make } from "./change";

/**
 * Each branch of a `oneOf` kept and broken: with a member of another branch, with an unknown one, without one of its
 * own.
 */
export function choiceChanges(choices: readonly unknown[], good: Make, bad: Make): Change[] {
  return choices.flatMap((chosen, index) => {
    const name = `choice ${index + 1}`;
    const sample = good("oneOf", chosen, name);
    if (!isObject(chosen)) return [sample];
    const mixed = choices.flatMap((other, at) => {
      const unknownMember = Object.entries(isObject(other) ? other : {}).find(
        ([one]) => !Object.hasOwn(chosen, one),
      );
      if (!unknownMember) return [];
      const [member, value] = unknownMember;
      return [bad("oneOf", { ...chosen, [member]: value }, `${name} with ${member} of choice ${at + 1}`)];
    });
    const without = Object.keys(chosen)
      .slice(0, 6)
      .map((member) => {
        const { [member]: _, ...rest } = chosen;
        return bad("oneOf", rest, `${name} without ${member}`);
      });
    const extended = bad("oneOf", { ...chosen, unknownProperty: "x" }, `an unknown property in ${name}`);
    return [sample, ...mixed, extended, ...without];
  });
}
