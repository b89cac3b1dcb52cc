/** One module of a build. */
export interface GraphModule {
  /** Bytes of its code, minified, before compression. */
  readonly size: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Every module of a build by its id. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>;

/** What a module needs before it can run: itself and everything it imports statically, over any distance. */
export function staticClosure(graph: ModuleGraph, root: string): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) for (const imported of graph.get(id)?.imports ?? []) found.add(imported);
  return found;
}

/** The modules that those of a closure import dynamically, in the order of the graph. */
export function dynamicImportsOf(graph: ModuleGraph, closure: Iterable<string>): readonly string[] {
  return [...new Set([...closure].flatMap((id) => graph.get(id)?.dynamicImports ?? []))];
}
