import { parseArgs } from "node:util";
import type { Change } from "../contracts/diff/change";
import { compareContracts, wholeContract } from "../contracts/diff/compare-contracts";
import {
  DeclarationProblem,
  declaredFile,
  readDeclared,
  undeclared,
} from "../contracts/diff/declared-changes";
import { formatChanges } from "../contracts/diff/format-changes";
import { readContracts } from "../contracts/diff/read-contracts";
import { contractsAt, lastTag } from "../contracts/diff/tagged-contracts";
import type { LoadedContract } from "../contracts/load";
import { ContractProblems, formatProblem } from "../contracts/problem";
import { Misuse, offerHelp, run } from "../lib/command-line";

const name = "npm run contract-diff";
const options = {
  gate: {
    type: "boolean",
    about: "compares with the last tag; every breaking change needs a declared reason",
  },
  since: { type: "string", value: "TAG", about: "with --gate: the version to compare with" },
} as const;

await run(async () => {
  const { paths, isGate, since } = readArguments();
  if (isGate) return gate(since);
  const [old, current] = readSides(paths);
  const changes = changesBetween(old, current);
  console.log(formatChanges(changes));
  if (changes.some(({ severity }) => severity === "breaking")) process.exitCode = 1;
});

/** Fails where a breaking change since the last version is not declared with a reason. */
function gate(version: string | undefined): void {
  const root = process.cwd();
  const since = version ?? lastTag(root);
  if (since === null) {
    console.log("contract-diff: there is no tag yet, so there is nothing that could break.");
    return;
  }
  const old = withoutProblems(() => contractsAt(root, since));
  if (!old) throw new Misuse(`${name}: there are no contracts at the version ${since}.`);
  const changes = changesBetween(old, readSide("contracts"));
  const { changes: left, unused } = undeclared(
    changes,
    withoutProblems(() => readDeclared(root)),
    since,
  );
  console.log(formatChanges(changes));
  if (unused[0]) {
    const { operation, change } = unused[0];
    throw new Misuse(
      `${declaredFile}: "${change}" of ${operation} declares no breaking change since ${since}; take it out.`,
    );
  }
  if (left.length > 0)
    throw new Error(
      `contract-diff: ${left.length} breaking ${left.length === 1 ? "change" : "changes"} since ${since} without a reason; declare each in ${declaredFile}, or take it back.`,
    );
}

function changesBetween(old: Contracts, current: Contracts): Change[] {
  return pairs(old, current).flatMap(([before, after]) => {
    if (before && after) return compareContracts(before, after);
    if (before) return wholeContract(before, "gone");
    return after ? wholeContract(after, "new") : [];
  });
}

type Contracts = Map<string, LoadedContract>;

function readSides([old, current, ...more]: readonly string[]): [old: Contracts, current: Contracts] {
  if (old === undefined || current === undefined || more.length > 0) {
    throw new Misuse("npm run contract-diff: give two contracts or two folders of them, OLD and NEW.");
  }
  return [readSide(old), readSide(current)];
}

function readArguments(): { paths: readonly string[]; isGate: boolean; since: string | undefined } {
  offerHelp(
    {
      name,
      about:
        "Names what changed between two contracts or two folders of them; exit code 1 where callers would break.",
      takes: "OLD NEW",
    },
    options,
  );
  const { values, positionals } = parse();
  const { gate: isGate = false, since } = values;
  if (!isGate && since !== undefined) throw new Misuse(`${name}: --since belongs to --gate.`);
  if (isGate && positionals.length > 0)
    throw new Misuse(`${name}: --gate compares with a tag; leave OLD and NEW out.`);
  return { paths: positionals, isGate, since };
}

function parse() {
  try {
    return parseArgs({ options, strict: true, allowPositionals: true });
  } catch {
    throw new Misuse(
      `${name}: it knows the options --gate and --since; give OLD and NEW, two contracts or folders.`,
    );
  }
}

/** An unreadable contract is a usage error: nothing was compared. */
function readSide(path: string): Contracts {
  const contracts = withoutProblems(() => readContracts(path, process.cwd()));
  if (contracts) return contracts;
  throw new Misuse(`${name}: there is no contract at ${path}.`);
}

function withoutProblems<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const [problem] = error instanceof ContractProblems ? error.problems : [];
    if (problem) throw new Misuse(formatProblem(problem));
    if (error instanceof DeclarationProblem) throw new Misuse(error.message);
    throw error;
  }
}

/** Two files are two versions whatever they are called; contracts of two folders pair by file name. */
function pairs(
  old: Contracts,
  current: Contracts,
): (readonly [LoadedContract | undefined, LoadedContract | undefined])[] {
  if (old.size === 1 && current.size === 1) return [[[...old.values()][0], [...current.values()][0]]];
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  return names.map((name) => [old.get(name), current.get(name)]);
}
