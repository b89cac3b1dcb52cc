import { pathTo, useRegionTree } from "../../../shared/region/use-region-tree";

/** A place with those above it, from the province down; nothing until the list of places is there. */
export function RegionName({ code }: { code: number }) {
  const { tree } = useRegionTree();
  if (tree === null) return null;
  const path = pathTo(tree, code);
  return path.length === 0 ? String(code) : path.map(({ name }) => name).join(" ");
}
