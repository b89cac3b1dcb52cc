import { dirname, relative, resolve, sep } from "node:path";
import { escapePointer } from "../../json-pointer";
import { isObject, pointerSteps, string, valueAt } from "../json";
import { CheckProblem } from "../problem";
import { readSource, type Source } from "./source";

/** A value in a contract with the place where it is written. */
export interface Place {
  value: unknown;
  source: Source;
  pointer: string;
}

/** All files of a run; a file is read once, however many contracts refer to it. */
export class Documents {
  private readonly sources = new Map<string, Source>();

  open(path: string, purpose = "The contract"): Place {
    const source = this.sources.get(path) ?? readSource(path, purpose);
    this.sources.set(path, source);
    return { value: source.value, source, pointer: "" };
  }

  all(): Source[] {
    return [...this.sources.values()];
  }

  /** Follows `$ref` until something else is found. */
  resolve(place: Place): Place {
    let at = place;
    for (let steps = 0; isObject(at.value) && typeof at.value["$ref"] === "string"; steps += 1) {
      if (steps > 40) throw new CheckProblem(`${describePlace(place)}: the reference turns in a circle.`);
      at = this.follow(at, string(at.value["$ref"]));
    }
    return at;
  }

  /** The place of a member, itself resolved. */
  child(place: Place, ...steps: (string | number)[]): Place {
    return this.resolve(childOf(place, ...steps));
  }

  follow(from: Place, reference: string): Place {
    const [file = "", fragment = ""] = reference.split("#");
    if (/^[a-z]+:\/\//.test(file))
      throw new CheckProblem(`${describePlace(from)}: the reference ${reference} is not a local file.`);
    const root =
      file === ""
        ? { value: from.source.value, source: from.source, pointer: "" }
        : this.open(
            resolve(dirname(from.source.path), decodeURIComponent(file)),
            `${describePlace(from)}: the file`,
          );
    const pointer = pointerSteps(decodeURIComponent(fragment))
      .map((step) => `/${escapePointer(step)}`)
      .join("");
    const value = valueAt(root.value, pointer);
    if (value === undefined)
      throw new CheckProblem(`${describePlace(from)}: the reference ${reference} leads nowhere.`);
    return { value, source: root.source, pointer };
  }
}

export function childOf(place: Place, ...steps: (string | number)[]): Place {
  const pointer = steps.map((step) => `/${escapePointer(String(step))}`).join("");
  return { value: valueAt(place.value, pointer), source: place.source, pointer: place.pointer + pointer };
}

export function placeOf({ source, pointer }: Place): { file: string; line: number } {
  const near = relative(process.cwd(), source.path).split(sep).join("/");
  return { file: near.startsWith("../") ? source.path : near, line: source.lineOf(pointer) };
}

export function describePlace(place: Place): string {
  const { file, line } = placeOf(place);
  return `${file}:${line}`;
}
