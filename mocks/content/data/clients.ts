export interface ClientSource {
  id: number;
  /** Product in the list of products: 1 zhj, 2 xh, 3 ds. */
  productId: number;
  type: "windows" | "macos" | "ios" | "android";
  version: string;
  link: string;
  /** Download origin the installer counts for; "site" is the website itself. */
  channel: "site" | "baidu01" | "36001" | "deshi";
  /** Null for a store link. */
  sizeBytes: number | null;
  minOs: string;
  architecture: "x64" | "arm64" | "universal";
  /** RFC 3339 with +08:00. */
  releasedAt: string;
}

interface Release {
  productId: number;
  version: string;
  releasedAt: string;
  /** First part of the file names, and the name in the app store. */
  fileName: string;
}

const newest: Release = {
  productId: 1,
  version: "7.2.1",
  releasedAt: "2026-11-12T09:00:00+08:00",
  fileName: "stockbook",
};
const previous: Release = { ...newest, version: "7.2.0", releasedAt: "2026-10-15T09:00:00+08:00" };
const retail: Release = {
  productId: 2,
  version: "3.4.2",
  releasedAt: "2026-10-22T09:00:00+08:00",
  fileName: "stockbook-retail",
};
const orders: Release = {
  productId: 3,
  version: "2.1.0",
  releasedAt: "2026-09-03T09:00:00+08:00",
  fileName: "stockbook-orders",
};

/** Installers of all products, the newest release of each product first. */
export const clients: readonly ClientSource[] = [
  windows(11, newest, 86),
  macos(12, newest, 92),
  ios(13, newest),
  android(14, newest, 64),
  windows(15, newest, 86, "baidu01"),
  windows(16, newest, 86, "36001"),
  windows(17, newest, 86, "deshi"),
  android(18, newest, 64, "baidu01"),
  android(19, newest, 64, "36001"),
  android(20, newest, 64, "deshi"),
  windows(21, previous, 85),
  macos(22, previous, 91),
  android(23, previous, 63),
  windows(31, retail, 74),
  macos(32, retail, 79),
  ios(33, retail),
  android(34, retail, 52),
  windows(41, orders, 48),
  macos(42, orders, 53),
  ios(43, orders),
  android(44, orders, 31),
];

function windows(
  id: number,
  release: Release,
  mebibytes: number,
  channel: ClientSource["channel"] = "site",
): ClientSource {
  return {
    id,
    type: "windows",
    minOs: "Windows 10",
    architecture: "x64",
    ...file(release, "exe", mebibytes, channel),
  };
}

function macos(id: number, release: Release, mebibytes: number): ClientSource {
  return {
    id,
    type: "macos",
    minOs: "macOS 12",
    architecture: "universal",
    ...file(release, "dmg", mebibytes, "site"),
  };
}

function android(
  id: number,
  release: Release,
  mebibytes: number,
  channel: ClientSource["channel"] = "site",
): ClientSource {
  return {
    id,
    type: "android",
    minOs: "Android 8",
    architecture: "arm64",
    ...file(release, "apk", mebibytes, channel),
  };
}

function ios(id: number, { productId, version, releasedAt, fileName }: Release): ClientSource {
  return {
    id,
    productId,
    type: "ios",
    version,
    link: `https://apps.example/${fileName}`,
    channel: "site",
    sizeBytes: null,
    minOs: "iOS 15",
    architecture: "arm64",
    releasedAt,
  };
}

function file(
  { productId, version, releasedAt, fileName }: Release,
  extension: string,
  mebibytes: number,
  channel: ClientSource["channel"],
) {
  const suffix = channel === "site" ? "" : `-${channel}`;
  return {
    productId,
    version,
    releasedAt,
    channel,
    link: `/samples/downloads/${fileName}-${version}${suffix}.${extension}`,
    sizeBytes: mebibytes * 1024 * 1024,
  };
}
