import { join } from "node:path";
import { Misuse, run } from "../lib/command-line";
import { EditProblem } from "../scaffold/edit-problem";
import type { PlannedFile } from "../scaffold/plan";
import { command, type Request, readArguments } from "../scaffold/read-arguments";

await run(async () => {
  const request = readArguments(process.argv.slice(2));
  const files = await write(request);
  const width = Math.max(...files.map(({ path }) => path.length));
  for (const { path, next } of files) console.log(`${path.padEnd(width)}  ${next}`);
  const test = files.find(({ path }) => path.includes(".test."))?.path ?? "";
  console.log(`\nIt compiles, and its test fails: npm run unit -- ${test}`);
  console.log(`What comes next for a new ${request.kind}: CONTRIBUTING.md.`);
});

async function write(request: Request): Promise<readonly PlannedFile[]> {
  // The compiler and the generator are slow to load; a wrong argument does without.
  const { writeSkeleton } = await import("../scaffold/write-skeleton");
  try {
    return await writeSkeleton(join(import.meta.dirname, "../.."), request);
  } catch (error) {
    if (error instanceof EditProblem) throw new Misuse(`${command.name}: ${error.message}`);
    throw error;
  }
}
