import type { Server } from "node:http";
import { Misuse } from "../lib/command-line";

/**
 * Opens a port.
 * @returns the address to type into a browser
 * @throws Misuse with one sentence when the port is taken or not allowed.
 */
export function listen(server: Server, port: number, host?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(new Misuse(`Port ${port} is in use; stop what runs there or choose another with PORT.`));
      else if (error.code === "EACCES")
        reject(new Misuse(`Port ${port} is not allowed for this user; choose one above 1023 with PORT.`));
      else reject(error);
    });
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === "object" && address ? address.port : port}`);
    });
  });
}
