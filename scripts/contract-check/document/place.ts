import { relative, sep } from "node:path";
import { escapePointer } from "../../lib/json-pointer";
import { memberOf } from "../lib/json";
import type { Source } from "./source";

/** A value of a contract with its location. */
export interface Place {
  value: unknown;
  source: Source;
  pointer: string;
  /** Other schemas that apply to the same value: several branches of an `allOf` may describe one member. */
  also?: readonly Place[];
}

export function childOf(place: Place, ...steps: (string | number)[]): Place {
  let { value, pointer } = place;
  for (const step of steps) {
    const name = String(step);
    value = memberOf(value, name);
    pointer += `/${escapePointer(name)}`;
  }
  return { value, source: place.source, pointer };
}

export function placeOf({ source, pointer }: Place): { file: string; line: number } {
  const near = relative(process.cwd(), source.path).split(sep).join("/");
  return { file: near.startsWith("../") ? source.path : near, line: source.lineOf(pointer) };
}

export function describePlace(place: Place): string {
  const { file, line } = placeOf(place);
  return `${file}:${line}`;
}
