import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import type { RunningServer } from "../servers/kit";
import type { Defect } from "./parcel-defects";

const correctText = readFileSync(join(import.meta.dirname, "parcel-server.ts"), "utf8");

interface ParcelModule {
  createParcelServer(): Server;
}

/** Starts the server of parcels.yaml, correct or with a defect in its text, on a free local port. */
export async function startParcels(defect?: Defect): Promise<RunningServer> {
  const { createParcelServer } = await loadServer(defect);
  const server = createParcelServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const modules = new Map<Defect | undefined, Promise<ParcelModule>>();

/** Translated once for each defect: the state of a server is its own. */
function loadServer(defect: Defect | undefined): Promise<ParcelModule> {
  const known = modules.get(defect) ?? translateServer(defect);
  modules.set(defect, known);
  return known;
}

async function translateServer(defect: Defect | undefined): Promise<ParcelModule> {
  const { outputText } = transpileModule(defect ? applyDefect(defect) : correctText, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2023 },
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`;
  return (await import(/* @vite-ignore */ url)) as ParcelModule;
}

/** The text of the server with a defect. */
export function applyDefect({ name, from, to }: Defect): string {
  const parts = correctText.split(from);
  if (parts.length !== 2)
    throw new Error(`"${name}" changes ${parts.length - 1} places of the server, not one`);
  return parts.join(to);
}
