import { dirname, resolve } from "node:path";
import { escapePointer, resolvePointer } from "../lib/json-pointer";
import { ContractLines, type Origin } from "./contract-lines";
import { type ContractProblem, ContractProblems } from "./problem";
import { type ContractSource, passesKeyword, readSource } from "./source";

/** A contract with everything it refers to in one document, and the place every part was written at. */
export interface LoadedContract {
  /** `contracts/content.yaml`. */
  file: string;
  /** The whole document; references read `#/components/schemas/Name`, parameters and responses stand in place. */
  document: Record<string, unknown>;
  /** JSON pointer into `document` → `contracts/common/envelope.yaml:12`. */
  lines: ContractLines;
}

type Node = Record<string, unknown>;

/**
 * Reads a contract and the files it refers to.
 * @throws ContractProblems naming file and line: unreadable file, broken YAML, a reference that leads nowhere
 *   or into the middle of a schema, or two different schemas of one name.
 * @param sources files that were read before, by absolute path; those read now are added
 */
export function loadContract(
  path: string,
  root: string,
  sources: Map<string, ContractSource> = new Map(),
): LoadedContract {
  return new Bundle(root, sources).load(path);
}

class Bundle {
  private readonly sources: Map<string, ContractSource>;
  private readonly origins = new Map<string, Origin>();
  private readonly problems: ContractProblem[] = [];
  /** Name of an imported schema → where it came from. */
  private readonly imported = new Map<string, string>();
  private readonly schemas: Node = {};
  private readonly root: string;
  /** Path of the contract itself. */
  private own = "";

  constructor(root: string, sources: Map<string, ContractSource>) {
    this.root = root;
    this.sources = sources;
  }

  load(path: string): LoadedContract {
    const source = this.source(path);
    this.own = source.path;
    if (!isNode(source.value)) {
      throw new ContractProblems([{ file: source.file, line: 1, message: "a contract must be a mapping." }]);
    }
    this.origins.set("", { source, pointer: "" });
    const document = this.copy(source.value, source, "", "");
    const result = isNode(document) ? document : {};
    const components = isNode(result["components"]) ? result["components"] : {};
    const own = isNode(components["schemas"]) ? components["schemas"] : {};
    for (const name of Object.keys(own)) {
      const from = this.imported.get(name);
      if (from === undefined) continue;
      const line = source.lineOf(`/components/schemas/${name}`);
      this.problems.push({
        file: source.file,
        line,
        message: `the schema ${name} also comes from ${from}; rename one.`,
      });
    }
    if (this.problems.length > 0) throw new ContractProblems(this.problems);
    result["components"] = { ...components, schemas: { ...own, ...this.schemas } };
    return { file: source.file, document: result, lines: new ContractLines(result, this.origins) };
  }

  private source(path: string): ContractSource {
    const known = this.sources.get(path);
    if (known) return known;
    const source = readSource(path, this.root);
    this.sources.set(path, source);
    return source;
  }

  /** Copies a value; `from` is its pointer in its own file, `to` its pointer in the joined document. */
  private copy(value: unknown, source: ContractSource, from: string, to: string): unknown {
    if (Array.isArray(value))
      return value.map((item, index) => this.copy(item, source, `${from}/${index}`, `${to}/${index}`));
    if (!isNode(value)) return value;
    const reference = value["$ref"];
    const isReference = typeof reference === "string" && !isExample(to);
    const copied: Node = isReference ? this.follow(reference, source, from, to) : {};
    for (const [key, inner] of Object.entries(value)) {
      // Keywords beside a reference (a description, an extension) belong to this use of the schema.
      if (isReference && key === "$ref") continue;
      const step = `/${escapePointer(key)}`;
      if (isReference) this.origins.set(to + step, { source, pointer: from + step });
      copied[key] = this.copy(inner, source, from + step, to + step);
    }
    return copied;
  }

  private follow(reference: string, source: ContractSource, from: string, to: string): Node {
    const [file = "", pointer = ""] = reference.split("#");
    const fail = (message: string) => {
      this.problems.push({ file: source.file, line: source.lineOf(from), message });
      return {};
    };
    let target = source;
    if (file !== "") {
      try {
        target = this.source(resolve(dirname(source.path), file));
      } catch (error) {
        if (error instanceof ContractProblems && !error.message.includes("cannot be read")) throw error;
        return fail(`the reference ${reference} leads to a file that does not exist.`);
      }
    }
    const found = resolvePointer(target.value, pointer);
    if (found === undefined) return fail(`the reference ${reference} leads nowhere.`);
    if (standsInPlace(to)) {
      this.origins.set(to, { source: target, pointer });
      const copied = this.copy(found, target, pointer, to);
      return isNode(copied) ? copied : {};
    }
    const isOwn = target.path === this.own;
    if (!isWholeSchema(pointer, isOwn))
      return fail(`the reference ${reference} must name a whole schema; give that part a name.`);
    const name = pointer.slice(pointer.lastIndexOf("/") + 1);
    if (!isOwn) this.importSchema(name, found, target, pointer);
    return { $ref: `#/components/schemas/${name}` };
  }

  private importSchema(name: string, value: unknown, source: ContractSource, pointer: string): void {
    const origin = `${source.file}#${pointer}`;
    const known = this.imported.get(name);
    if (known === origin) return;
    if (known !== undefined) {
      const line = source.lineOf(pointer);
      this.problems.push({
        file: source.file,
        line,
        message: `the schema ${name} also comes from ${known}; rename one.`,
      });
      return;
    }
    this.imported.set(name, origin);
    const to = `/components/schemas/${escapePointer(name)}`;
    this.origins.set(to, { source, pointer });
    this.schemas[name] = this.copy(value, source, pointer, to);
  }
}

/** Parameters, whole responses and bodies are written in place; only schemas keep their name. */
function standsInPlace(pointer: string): boolean {
  return (
    /\/(parameters\/\d+|responses\/[^/]+|requestBody|headers\/[^/]+|examples\/[^/]+)$/.test(pointer) &&
    !pointer.startsWith("/components/schemas/")
  );
}

/** A contract names its schemas below `components/schemas`; a common file may be nothing but schemas. */
function isWholeSchema(pointer: string, isOwn: boolean): boolean {
  return /^\/components\/schemas\/[^/]+$/.test(pointer) || (!isOwn && /^\/[^/]+$/.test(pointer));
}

function isExample(pointer: string): boolean {
  return (
    passesKeyword(pointer, ["example", "examples", "default", "const"]) && !/\/examples\/[^/]+$/.test(pointer)
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
