import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { transformPassword } from "../../src/rules/password-transform";
import { type PhoneSignatureSettings, signPhoneVerification } from "../../src/rules/phone-signature";
import type { TextEncryptionSettings } from "../../src/rules/text-encryption";

export interface PageServer {
  readonly address: string;
  close(): void;
}

/**
 * What a page works out itself before it calls (`contracts/journeys/page.yaml`), over HTTP: an Arazzo document can
 * pass values on but not compute them.
 */
export async function startPageServer(
  settings: PhoneSignatureSettings & TextEncryptionSettings,
): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const answer = compute(request.url ?? "", body, settings);
    response.writeHead(answer ? 200 : 400, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(answer ?? { msg: "The page computes nothing of that kind." }));
  });
  // On a busy machine a journey may pause longer than Node keeps an idle connection, and meet its end.
  server.keepAliveTimeout = 120_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function compute(
  path: string,
  body: Readonly<Record<string, string>>,
  settings: PhoneSignatureSettings & TextEncryptionSettings,
): object | null {
  const { phone, vcode, type, now, password } = body;
  if (phone === undefined) return null;
  if (path === "/page/signature" && vcode !== undefined && type !== undefined && now !== undefined) {
    const sources = { now: () => Date.parse(now), random: () => randomInt(1_000_000) / 1_000_000 };
    return signPhoneVerification({ phone, vcode, type }, settings, sources);
  }
  if (path === "/page/password" && password !== undefined)
    return { password: transformPassword(password, phone, settings) };
  return null;
}

/** The texts of a JSON body by name; anything else is left out. */
async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  try {
    const value: unknown = JSON.parse(text);
    const pairs = Object.entries(typeof value === "object" && value !== null ? value : {});
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  } catch {
    return {};
  }
}
