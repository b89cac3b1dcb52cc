import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../support/project-copy";
import { temporaryFolder } from "../support/temporary-folder";
import { isThorough } from "../support/thoroughness";

/** How often the server is killed; STOCKBOOK_KILLS=50 for the long run. */
const kills = Number(process.env["STOCKBOOK_KILLS"] ?? (isThorough ? 5 : 1));
const worlds = ["first", "second", "third", "fourth"];
const clientsOfWorld = 2;

test(`a server killed ${kills} times under load loses no change it answered, and always starts again`, {
  timeout: 60_000 + kills * 60_000,
}, async () => {
  const data = join(temporaryFolder(), "worlds.sqlite");
  const confirmed = new Map(worlds.map((world) => [world, new Set<string>()]));
  for (let kill = 0; kill < kills; kill++) {
    const { child, origin } = await start(data);
    try {
      await expectStored(origin, confirmed, `/${kill - 1}-`);
      const load = worlds.flatMap((world) =>
        Array.from({ length: clientsOfWorld }, (_, client) =>
          keepReporting(origin, world, `${kill}-${client}`, confirmed.get(world) ?? new Set()),
        ),
      );
      // The delay differs in each run: from soon after the first responses to the middle of the load.
      const before = countOf(confirmed);
      const enough = 1 + (((kill + 1) * 37) % 120);
      await until(() => (countOf(confirmed) - before >= enough ? "enough" : undefined));
      child.kill("SIGKILL");
      await Promise.all(load);
    } finally {
      await end(child, "SIGKILL");
    }
  }
  const { child, origin } = await start(data);
  try {
    await expectStored(origin, confirmed, `/${kills - 1}-`);
  } finally {
    await end(child, "SIGTERM");
  }
});

async function start(data: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/commands/mocks.ts", "--port", "0", "--host", "127.0.0.1", "--data", data],
    { cwd: projectRoot, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const over = once(child, "exit").then(() => {
    throw new Error(`The server did not start: ${output}`);
  });
  // An exit after the start is no failure of the start.
  over.catch(() => undefined);
  const origin = await Promise.race([over, until(() => /http:\/\/[\d.:]+/.exec(output)?.[0])]);
  return { child, origin };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}

function countOf(confirmed: ReadonlyMap<string, ReadonlySet<string>>): number {
  return [...confirmed.values()].reduce((sum, { size }) => sum + size, 0);
}

async function until(read: () => string | undefined): Promise<string> {
  for (;;) {
    const found = read();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Reports conversions one after the other until the connection breaks; returns the acknowledged ones. */
async function keepReporting(
  origin: string,
  world: string,
  client: string,
  confirmed: Set<string>,
): Promise<void> {
  for (let number = 0; ; number++) {
    const url = `https://shop.example/${world}/${client}/${number}`;
    try {
      expect(await report(origin, world, url)).toMatchObject({ is_first: true });
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
    confirmed.add(url);
  }
}

/** Every acknowledged record is stored; a record in progress when the server was killed may be stored or not. */
async function expectStored(
  origin: string,
  confirmed: ReadonlyMap<string, ReadonlySet<string>>,
  newest: string,
): Promise<void> {
  for (const [world, urls] of confirmed) {
    const state = await (await fetch(`${origin}/__mock/state`, { headers: { "x-world": world } })).json();
    const count: number = state.tables["content.conversions"];
    expect(count).toBeGreaterThanOrEqual(urls.size);
    expect(count).toBeLessThanOrEqual(urls.size + kills * clientsOfWorld);
    for (const url of urls) {
      // A second report within a day is new only if the first was lost.
      if (url.includes(newest)) expect(await report(origin, world, url)).toMatchObject({ is_first: false });
    }
  }
}

async function report(origin: string, world: string, url: string): Promise<unknown> {
  const response = await fetch(`${origin}/api/track/baidu-ocpc`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-world": world },
    body: JSON.stringify({ url, token: "sample-token", type: 25 }),
  });
  const { data } = await response.json();
  return data;
}
