#!/usr/bin/env node
// The checker is TypeScript; tsx compiles it while loading.
import { register } from "tsx/esm/api";

register();
await import("./cli.ts");
