/** A province, city, district or township. Lowest nodes have no `children`. */
export interface RegionNode {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly RegionNode[];
}

interface Regions {
  readonly tree: readonly RegionNode[];
  /** Every node with the one above it, which a province does not have. */
  readonly nodesById: ReadonlyMap<
    number,
    { readonly node: RegionNode; readonly parent: RegionNode | undefined }
  >;
}

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Code of the root: China, with Hong Kong, Macau and Taiwan among its provinces. */
export const regionRoot = 86;

/** All provinces with their cities and districts. The data (116 kB) is fetched on first use and cached. */
export async function regionTree(): Promise<readonly RegionNode[]> {
  return (await loadRegions()).tree;
}

/** What lies directly below a code (86 for the provinces); empty for the lowest places and for unknown codes. */
export async function regionChildren(code: number): Promise<readonly RegionNode[]> {
  const { tree, nodesById } = await loadRegions();
  return code === regionRoot ? tree : (nodesById.get(code)?.node.children ?? []);
}

/** The way from the province down to a code, the place itself last; empty for the root and for unknown codes. */
export async function regionPath(code: number): Promise<readonly RegionNode[]> {
  const { nodesById } = await loadRegions();
  const path: RegionNode[] = [];
  let entry = nodesById.get(code);
  while (entry !== undefined) {
    path.unshift(entry.node);
    entry = entry.parent && nodesById.get(entry.parent.id);
  }
  return path;
}

let loading: Promise<Regions> | undefined;

function loadRegions(): Promise<Regions> {
  loading ??= import("china-area-data").then(
    (module) => buildRegions(module.default),
    (error: unknown) => {
      // A download that failed must not be remembered: the next opening tries again.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function buildRegions(areas: Areas): Regions {
  const nodesById = new Map<number, { node: RegionNode; parent: RegionNode | undefined }>();
  const tree = nodesBelow(areas, String(regionRoot));
  const enter = (nodes: readonly RegionNode[], parent: RegionNode | undefined): void => {
    for (const node of nodes) {
      nodesById.set(node.id, { node, parent });
      enter(node.children ?? [], node);
    }
  };
  enter(tree, undefined);
  return { tree, nodesById };
}

function nodesBelow(areas: Areas, code: string): RegionNode[] {
  return Object.entries(areas[code] ?? {}).map(([id, name]) => {
    const children = nodesBelow(areas, id);
    return { id: Number(ownCode(id, code)), name, ...(children.length > 0 && { children }) };
  });
}

/**
 * A code begins with that of the place above it. The data breaks this for the districts of Taichung (710400), which
 * carry the numbers of Keelung (710300): they get their own, or two places would share one id.
 */
function ownCode(id: string, above: string): string {
  const prefix = above === String(regionRoot) ? "" : above.replace(/0+$/, "");
  return id.startsWith(prefix) ? id : prefix + id.slice(prefix.length);
}
