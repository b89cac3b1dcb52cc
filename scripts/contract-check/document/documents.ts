import { dirname, resolve } from "node:path";
import { escapePointer } from "../../lib/json-pointer";
import { isObject, pointerSteps, valueAt } from "../lib/json";
import { CheckProblem } from "../lib/problem";
import { viewForDirection } from "./body-direction";
import { convertOlderKeywords } from "./older-keywords";
import { childOf, describePlace, type Place } from "./place";
import { type BodyDirection, type Purpose, readSource, type Source } from "./source";

/** All files of a run. Each is read once, however many contracts refer to it. */
export class Documents {
  private readonly sources = new Map<string, Source>();
  /** Where references lead. The views of a file share objects, so that a reference counts for its file alone. */
  private readonly resolved = new WeakMap<object, { readonly from: Source; readonly target: Place }>();
  private readonly views = { request: new Map<Source, Source>(), response: new Map<Source, Source>() };

  open(path: string, purpose: Purpose = "The contract"): Place {
    const known = this.sources.get(path);
    const source = known ?? readSource(path, purpose);
    if (!known) {
      convertOlderKeywords(source.value);
      this.sources.set(path, source);
    }
    return { value: source.value, source, pointer: "" };
  }

  all(): Source[] {
    const { request, response } = this.views;
    return [...new Set([...this.sources.values(), ...request.values(), ...response.values()])];
  }

  /**
   * A schema as it applies to bodies of one direction: members that only the other direction may carry are not
   * required.
   */
  inDirection(place: Place, direction: BodyDirection): Place {
    const { source, pointer } = place;
    const known = this.views[direction];
    if (!known.has(source)) {
      for (const [one, copy] of viewForDirection(this, source, direction))
        if (!known.has(one)) known.set(one, copy);
      if (!known.has(source)) known.set(source, source);
    }
    const other = known.get(source) ?? source;
    return other === source ? place : { value: valueAt(other.value, pointer), source: other, pointer };
  }

  /**
   * Follows `$ref` until a value is found.
   * @throws CheckProblem for a circular or dangling reference
   */
  resolve(place: Place): Place {
    if (!isReference(place.value)) return place;
    const known = this.resolved.get(place.value);
    if (known?.from === place.source) return known.target;
    let at = place;
    for (let steps = 0; isReference(at.value); steps += 1) {
      if (steps > 40) throw new CheckProblem(`${describePlace(place)}: the reference turns in a circle.`);
      at = this.follow(at, at.value.$ref);
    }
    this.resolved.set(place.value, { from: place.source, target: at });
    return at;
  }

  /** The resolved place of a member. */
  child(place: Place, ...steps: (string | number)[]): Place {
    return this.resolve(childOf(place, ...steps));
  }

  follow(from: Place, reference: string): Place {
    const [stated = "", fragment = ""] = reference.split("#");
    const { direction } = from.source;
    const file =
      direction && stated.endsWith(`?${direction}`) ? stated.slice(0, -direction.length - 1) : stated;
    if (/^[a-z]+:\/\//.test(file))
      throw new CheckProblem(`${describePlace(from)}: the reference ${reference} is not a local file.`);
    const root = this.rootOf(from, file);
    const pointer = pointerSteps(decodeURIComponent(fragment))
      .map((step) => `/${escapePointer(step)}`)
      .join("");
    const value = valueAt(root.value, pointer);
    if (value === undefined)
      throw new CheckProblem(`${describePlace(from)}: the reference ${reference} leads nowhere.`);
    return { value, source: root.source, pointer };
  }

  private rootOf(from: Place, file: string): Place {
    const { source } = from;
    if (file === "") return { value: source.value, source, pointer: "" };
    const path = resolve(dirname(source.path), decodeURIComponent(file));
    const root = this.open(path, () => `${describePlace(from)}: the file`);
    return source.direction ? this.inDirection(root, source.direction) : root;
  }
}

function isReference(value: unknown): value is { readonly $ref: string } {
  return isObject(value) && typeof value["$ref"] === "string";
}
