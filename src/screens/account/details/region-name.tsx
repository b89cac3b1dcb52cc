import { pathTo, useRegionTree } from "../../../shared/region/use-region-tree";

interface RegionNameProps {
  code: number;
  /** Stands for a place that the list does not have. */
  unknown: string;
}

/** A place with those above it, from the province down; nothing until the list of places is there. */
export function RegionName({ code, unknown }: RegionNameProps) {
  const { tree } = useRegionTree();
  if (tree === null) return null;
  const path = pathTo(tree, code);
  return path.length === 0 ? unknown : path.map(({ name }) => name).join(" ");
}
