import { statSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";

const types: Record<string, string> = { ".svg": "image/svg+xml", ".png": "image/png" };

/** A picture of the sample content, or null; a path that climbs out of the folder finds nothing. */
export function findSample(folder: string, path: string): { file: string; type: string } | null {
  const type = types[extname(path)];
  const file = normalize(join(folder, path));
  if (!type || !file.startsWith(folder + sep)) return null;
  return isFile(file) ? { file, type } : null;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // There is none, or no file can have such a name: one of 300 letters, one with a zero in it.
    return false;
  }
}

/**
 * Installers and attachments of the sample content do not exist; in their place comes a small text file that states
 * so, so that every download button of the demonstration does something honest.
 */
export function sampleDownload(path: string): { headers: Record<string, string>; body: string } | null {
  const name = /^\/(?:downloads|files)\/([A-Za-z0-9._-]+)$/.exec(path)?.[1];
  if (!name) return null;
  return {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.txt"`,
    },
    body: `This is the sample download "${name}" of the demonstration. The real file comes from the configured back end.\n`,
  };
}
