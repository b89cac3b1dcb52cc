import { useCallback, useEffect, useState } from "react";
import { importCode } from "../../platform/import-code";
import { type RegionNode, regionTree } from "../../rules/region";

/** The regions, once they have been fetched: they are too large to come with every page. */
export interface RegionTree {
  /** Null until they are there. */
  readonly tree: readonly RegionNode[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Fetches the regions when a form needs them; a form without them passes false, and nothing is fetched. */
export function useRegionTree(isNeeded = true): RegionTree {
  const [tree, setTree] = useState<readonly RegionNode[] | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!isNeeded) return;
    let isCancelled = false;
    importCode(regionTree).then(
      (regions) => {
        if (!isCancelled) setTree(regions);
      },
      () => {
        if (!isCancelled) setFailures(attempt);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [isNeeded, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { tree, hasFailed: tree === null && failures === attempt, retry };
}

/** The way from the province down to a code; empty where nothing carries it. */
export function pathTo(tree: readonly RegionNode[], code: number): readonly RegionNode[] {
  for (const node of tree) {
    if (node.id === code) return [node];
    const below = pathTo(node.children ?? [], code);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
