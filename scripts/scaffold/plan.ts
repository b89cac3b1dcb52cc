import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { EditProblem } from "./edit-problem";

/** A file that is written or changed, and what a developer does in it next. */
export interface PlannedFile {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
  readonly next: string;
}

/** The files of a skeleton, planned before anything is written, so that a refusal leaves nothing behind. */
export class Plan {
  private readonly files = new Map<string, PlannedFile>();
  /** What the changed files hold until they are written. */
  private readonly before = new Map<string, string>();
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** The planned files, in the order in which they are worked on. */
  get planned(): readonly PlannedFile[] {
    return [...this.files.values()];
  }

  /** @throws EditProblem where the file exists */
  create(path: string, text: string, next: string): void {
    if (existsSync(join(this.root, path))) throw new EditProblem(`${path} exists already.`);
    this.files.set(path, { path, text, next });
  }

  /** @throws EditProblem where the file is missing, or has no place for the change */
  change(path: string, next: string, ...edits: readonly ((text: string) => string)[]): void {
    if (!existsSync(join(this.root, path))) throw new EditProblem(`${path} is missing.`);
    const old = readFileSync(join(this.root, path), "utf8");
    this.before.set(path, old);
    this.files.set(path, { path, text: edits.reduce((text, edit) => edit(text), old), next });
  }

  write(): void {
    for (const { path, text } of this.files.values()) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
  }

  /** Takes everything back that `write` wrote. */
  undo(): void {
    for (const path of this.files.keys()) {
      const old = this.before.get(path);
      if (old === undefined) rmSync(join(this.root, path), { force: true });
      else writeFileSync(join(this.root, path), old);
    }
  }
}
