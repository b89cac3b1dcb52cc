import { join, relative, sep } from "node:path";
import { type Plugin, Visitor } from "vite";

/**
 * For the server's build alone: every dynamic import of the product's own code notes the module it asks for in
 * `globalThis.dynamicImports`, where there is such a set. So it is known which modules the screen of a route brings.
 */
export function importRecordPlugin(root: string): Plugin {
  const source = join(root, "src") + sep;
  return {
    name: "stockbook-import-record",
    apply: "build",
    // After the types are gone.
    enforce: "post",
    applyToEnvironment: (environment) => environment.config.consumer === "server",
    async transform(code, id) {
      if (!id.startsWith(source) || !code.includes("import(")) return null;
      let recorded = code;
      for (const { start, end, specifier } of literalImports(this.parse(code)).reverse()) {
        const target = await this.resolve(specifier, id);
        if (!target?.id.startsWith(source)) continue;
        const name = JSON.stringify(moduleName(root, target.id));
        const expression = `(globalThis.dynamicImports?.add(${name}), ${code.slice(start, end)})`;
        recorded = recorded.slice(0, start) + expression + recorded.slice(end);
      }
      return { code: recorded, map: null };
    },
  };
}

/** A module's path from the project's root, with slashes. */
export function moduleName(root: string, id: string): string {
  return relative(root, id).split(sep).join("/");
}

interface LiteralImport {
  readonly start: number;
  readonly end: number;
  readonly specifier: string;
}

function literalImports(program: Parameters<Visitor["visit"]>[0]): LiteralImport[] {
  const found: LiteralImport[] = [];
  const visitor = new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type === "Literal" && typeof source.value === "string")
        found.push({ start, end, specifier: source.value });
    },
  });
  visitor.visit(program);
  return found.sort((one, other) => one.start - other.start);
}
