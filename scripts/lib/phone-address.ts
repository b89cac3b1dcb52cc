import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { toString as drawQr } from "qrcode";

/**
 * How a phone in the same network reaches a server, with a QR code to scan; null where none can: on this machine alone,
 * or without a network.
 * @param host what the server listens at: an address, or 0.0.0.0 or :: for all of this machine's
 */
export async function phoneAddress(
  host: string,
  port: number,
  interfaces: Readonly<Record<string, NetworkInterfaceInfo[] | undefined>> = networkInterfaces(),
): Promise<{ readonly url: string; readonly qr: string } | null> {
  const reached = host === "0.0.0.0" || host === "::" ? outerAddress(interfaces) : host;
  if (reached === null || isLoopback(reached)) return null;
  const url = `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
  return { url, qr: await drawQr(url, { type: "terminal", small: true }) };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** The first address other machines can reach; phones and routers agree best on IPv4. */
function outerAddress(
  interfaces: Readonly<Record<string, NetworkInterfaceInfo[] | undefined>>,
): string | null {
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal);
  return found?.address ?? null;
}
