import { createServer } from "node:net";
import { Misuse, type Option } from "./command-line";
import { phoneAddress } from "./phone-address";

/** All addresses of this machine. */
const anyHost = "0.0.0.0";

/** `--host` of each command that serves: without it only this machine reaches the server. */
export const hostOption = {
  type: "string",
  value: "ADDRESS",
  bare: anyHost,
  about: `lets other machines in: at one address of this machine, or at all when no ADDRESS follows`,
} as const satisfies Option;

/**
 * The address to listen at; loopback when the option is absent.
 * @throws Misuse for an empty one
 */
export function readHost(text: string | undefined, command: string): string {
  if (text?.trim() === "")
    throw new Misuse(`${command}: --host is an address of this machine, or ${anyHost} for all of them.`);
  return text ?? "127.0.0.1";
}

/**
 * Who can reach a server that listens at `host`, with the address and QR code for a phone; null for this machine alone.
 * @param opened what they get: "the site and the mock back end with its controls"
 */
export async function describeReach(host: string, port: number, opened: string): Promise<string | null> {
  const phone = await phoneAddress(host, port);
  if (phone === null) return null;
  return `Everyone in the same network reaches ${opened} at ${phone.url}\n${phone.qr}`;
}

/**
 * Opens a port and closes it again, where what listens there afterwards would report a busy one late.
 * @throws Misuse where it cannot be opened
 */
export function checkPort(port: number, host: string, command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => reject(portProblem(error, port, host, command)));
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

/** What is wrong when a port cannot be opened, as one sentence; other errors come back as they are. */
export function portProblem(
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
  command: string,
): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new Misuse(
        `${command}: port ${port} is in use; stop what runs there or choose another with --port.`,
      );
    case "EACCES":
      return new Misuse(
        `${command}: port ${port} is not allowed for this user; choose one above 1023 with --port.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new Misuse(`${command}: --host ${host} is no address of this machine.`);
    default:
      return error;
  }
}
