import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "vite";

/** Lists that show the same rows as the product's, for comparison. */
export const comparedLists = [
  { name: "hand-written", entry: "plain-windowed.ts" },
  { name: "untuned", entry: "untuned.tsx" },
] as const;
export type ComparedList = (typeof comparedLists)[number]["name"];

export interface ServedLists {
  /** Where a list is served with the rows, or with none. */
  readonly address: (list: ComparedList, rows: "rows" | "empty") => string;
  readonly close: () => void;
}

/** Serves the compared lists, each as one script; `rows` is the body the product's list was answered with. */
export async function serveLists(rows: Buffer): Promise<ServedLists> {
  const scripts = new Map<string, string>();
  for (const { name, entry } of comparedLists)
    scripts.set(name, await bundle(join(import.meta.dirname, entry)));
  const empty = JSON.stringify({ data: { list: [] } });
  const server = createServer((request, response) => {
    const [, list = "", kind = "", file = ""] = (request.url ?? "").split("/");
    const script = scripts.get(list);
    if (script === undefined) return void response.writeHead(404).end();
    if (file === "rows.json")
      return void response
        .writeHead(200, { "content-type": "application/json" })
        .end(kind === "rows" ? rows : empty);
    if (file === "list.js")
      return void response.writeHead(200, { "content-type": "text/javascript" }).end(script);
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(
        `<!doctype html><div id="root"></div><script type="module" src="/${list}/${kind}/list.js"></script>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    address: (list, kind) => `http://127.0.0.1:${port}/${list}/${kind}/`,
    close: () => void server.close(),
  };
}

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      target: "es2022",
      lib: { entry, formats: ["es"], fileName: "list" },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first !== undefined && "output" in first ? first.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`bench: ${entry} could not be bundled.`);
  return chunk.code;
}
