import { join } from "node:path";
import { expect, test } from "vitest";
import { productionFile } from "../../scripts/build/vite/production-router-plugin";
import { projectRoot } from "../support/project-copy";

const inPackages = (path: string) => join(projectRoot, "node_modules", path).replaceAll("\\", "/");

test("the router's production build is taken in place of its development build, and other files are left alone", () => {
  const built = (kind: string) => inPackages(`react-router/dist/${kind}/index.mjs`);
  expect(productionFile(built("development"))).toBe(built("production"));
  const missing = inPackages("react-router/dist/development/missing.mjs");
  expect(productionFile(missing)).toBe(missing);
  const other = inPackages("react-dom/client.js");
  expect(productionFile(other)).toBe(other);
});
