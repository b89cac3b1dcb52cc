import { parseArgs } from "node:util";
import { compareContracts, wholeContract } from "../contracts/diff/compare-contracts";
import { formatChanges } from "../contracts/diff/format-changes";
import { readContracts } from "../contracts/diff/read-contracts";
import type { LoadedContract } from "../contracts/load";
import { ContractProblems, formatProblem } from "../contracts/problem";
import { Misuse, offerHelp, run } from "../lib/command-line";

await run(async () => {
  const [old, current] = readSides();
  const changes = pairs(old, current).flatMap(([before, after]) => {
    if (before && after) return compareContracts(before, after);
    if (before) return wholeContract(before, "gone");
    return after ? wholeContract(after, "new") : [];
  });
  console.log(formatChanges(changes));
  if (changes.some(({ severity }) => severity === "breaking")) process.exitCode = 1;
});

type Contracts = Map<string, LoadedContract>;

function readSides(): [old: Contracts, current: Contracts] {
  const [old, current, ...more] = readPaths();
  if (old === undefined || current === undefined || more.length > 0) {
    throw new Misuse("npm run contract-diff: give two contracts or two folders of them, OLD and NEW.");
  }
  return [readSide(old), readSide(current)];
}

function readPaths(): string[] {
  offerHelp({
    name: "npm run contract-diff",
    about:
      "Names what changed between two contracts or two folders of them; exit code 1 where callers would break.",
    takes: "OLD NEW",
  });
  try {
    return parseArgs({ options: {}, strict: true, allowPositionals: true }).positionals;
  } catch {
    throw new Misuse(
      "npm run contract-diff: it knows no options; give OLD and NEW, two contracts or folders.",
    );
  }
}

/** An unreadable contract is a usage error: nothing was compared. */
function readSide(path: string): Contracts {
  try {
    const contracts = readContracts(path, process.cwd());
    if (contracts) return contracts;
  } catch (error) {
    const [problem] = error instanceof ContractProblems ? error.problems : [];
    if (problem) throw new Misuse(formatProblem(problem));
    throw error;
  }
  throw new Misuse(`npm run contract-diff: there is no contract at ${path}.`);
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
