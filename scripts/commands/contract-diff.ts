import { parseArgs } from "node:util";
import { compareVersions, MixedVersions, NoContracts } from "../contracts/diff/compare-versions";
import {
  DeclarationProblem,
  declaredFile,
  readDeclared,
  undeclared,
} from "../contracts/diff/declared-changes";
import { formatChanges } from "../contracts/diff/format-changes";
import { isShallow, tagToCompareWith, withContractsAt } from "../contracts/diff/tagged-contracts";
import { ContractProblems, formatProblem } from "../contracts/problem";
import { Misuse, offerHelp, refuseTakenByNpm, run } from "../lib/command-line";

const name = "npm run contract-diff";
const command = {
  name,
  about:
    "Names what changed between two contracts or two folders of them; exit code 1 where callers would break.",
  takes: "OLD NEW",
} as const;
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
  const [old, current] = twoOf(paths);
  const root = process.cwd();
  const changes = withoutProblems(() => compareVersions({ root, path: old }, { root, path: current }));
  console.log(formatChanges(changes));
  if (changes.some(({ severity }) => severity === "breaking")) process.exitCode = 1;
});

/** Fails where a breaking change since the last version is not declared with a reason. */
function gate(version: string | undefined): void {
  const root = process.cwd();
  const since = version ?? tagToCompareWith(root);
  if (since === null) {
    console.log(
      isShallow(root)
        ? "contract-diff: this clone is shallow and has no tag, so nothing was compared; git fetch --unshallow --tags brings them."
        : "contract-diff: there is no tag yet, so there is nothing that could break.",
    );
    return;
  }
  const current = { root, path: "contracts" };
  const changes = withoutProblems(() =>
    withContractsAt(root, since, (past) => compareVersions({ root: past, path: "contracts" }, current)),
  );
  if (!changes) throw new Misuse(`${name}: there are no contracts at the version ${since}.`);
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

function twoOf([old, current, ...more]: readonly string[]): [old: string, current: string] {
  if (old !== undefined && current !== undefined && more.length === 0) return [old, current];
  throw new Misuse("npm run contract-diff: give two contracts or two folders of them, OLD and NEW.");
}

function readArguments(): { paths: readonly string[]; isGate: boolean; since: string | undefined } {
  offerHelp(command, options);
  refuseTakenByNpm(command, options, process.argv.slice(2));
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
function withoutProblems<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const [problem] = error instanceof ContractProblems ? error.problems : [];
    if (problem) throw new Misuse(formatProblem(problem));
    if (error instanceof NoContracts)
      throw new Misuse(`${name}: there is no contract at ${error.version.path}.`);
    if (error instanceof MixedVersions) throw new Misuse(`${name}: ${error.message}`);
    if (error instanceof DeclarationProblem) throw new Misuse(error.message);
    throw error;
  }
}
