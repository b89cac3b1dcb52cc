import type { Server } from "node:http";

/**
 * Opens a port (0 for any), on this machine alone unless `host` is given, and resolves to its address. Rejects
 * with Node's error when the port is not to be had.
 */
export function listen(server: Server, port: number, host = "127.0.0.1"): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      const boundPort = typeof address === "object" && address ? address.port : port;
      resolve(`http://${displayedHost(host)}:${boundPort}`);
    });
  });
}

/** Stops taking requests and resolves when those under way are over, cut off after `timeout` milliseconds. */
export function close(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    // A keep-alive connection would delay stopping until its client closes it.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    // A call that waits on purpose (a timeout fault) would hold it for minutes.
    const rest = setTimeout(() => server.closeAllConnections(), timeout);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(rest);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** A host as an address on this machine writes it. */
function displayedHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
