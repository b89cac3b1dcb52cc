import { createHttpBackend, type HttpBackend } from "../../mocks/http/server";
import { warmUp } from "../../mocks/http/warm-up";
import { WorldFileProblem } from "../../mocks/http/world-file";
import { SelectionProblem } from "../../mocks/kernel/selection";
import { Misuse, readOptions, readPort, run } from "../lib/command-line";
import { phoneAddress } from "../lib/phone-address";

const command = "npm run mocks";
const about = "The mock back end over HTTP, a world for each visitor, until Ctrl+C.";

await run(async () => {
  const options = readOptions(
    {
      port: {
        type: "string",
        value: "PORT",
        about: "where it listens; 4010 or the environment's PORT when absent",
      },
      host: {
        type: "string",
        value: "ADDRESS",
        about: "0.0.0.0 is open to other machines; this one alone when absent",
      },
      data: {
        type: "string",
        value: "FILE",
        about: "stores the worlds over restarts; in memory alone when absent",
      },
      seed: { type: "string", value: "NUMBER", about: "of new worlds" },
      mock: {
        type: "string",
        value: "SELECTION",
        about: "selection of new worlds, such as persona:visitor",
      },
    },
    { name: command, about },
  );
  const port = readPort(
    options.port ?? process.env["PORT"],
    4010,
    options.port === undefined ? "PORT" : "--port",
  );
  const seed = readSeed(options.seed);
  const host = readHost(options.host);
  const backend = open({
    // Pages under development come from another port.
    cors: "any",
    ...(seed !== undefined && { seed }),
    ...(options.data !== undefined && { data: options.data }),
    ...(options.mock !== undefined && { mock: options.mock }),
  });
  const address = await backend.listen(port, host).catch(async (error: NodeJS.ErrnoException) => {
    await backend.close();
    throw portProblem(error, port, host);
  });
  console.log(`Mock back end: ${address} (stop with Ctrl+C)`);
  const phone = await phoneAddress(host, Number(new URL(address).port));
  if (phone) console.log(`On a phone in the same network: ${phone.url}\n${phone.qr}`);
  const endWarmUp = warmUp();
  const stop = (): void => {
    endWarmUp();
    void backend.close();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
});

function open(options: Parameters<typeof createHttpBackend>[0]): HttpBackend {
  try {
    return createHttpBackend(options);
  } catch (error) {
    if (error instanceof WorldFileProblem) throw new Misuse(`${command}: --data ${error.message}`);
    if (error instanceof SelectionProblem) throw new Misuse(`${command}: --mock: ${error.message}`);
    throw error;
  }
}

/** Only this machine by default. */
function readHost(text: string | undefined): string {
  if (text?.trim() === "")
    throw new Misuse(`${command}: --host is an address of this machine, or 0.0.0.0 for all of them.`);
  return text ?? "localhost";
}

function readSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text))
    throw new Misuse(`${command}: --seed is a whole number of at most nine digits, got "${text}".`);
  return Number(text);
}

function portProblem(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === "EADDRINUSE")
    return new Misuse(
      `${command}: port ${port} is in use; stop what runs there or choose another with --port.`,
    );
  if (error.code === "EACCES")
    return new Misuse(
      `${command}: port ${port} is not allowed for this user; choose one above 1023 with --port.`,
    );
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(error.code ?? ""))
    return new Misuse(`${command}: --host ${host} is no address of this machine.`);
  return error;
}
