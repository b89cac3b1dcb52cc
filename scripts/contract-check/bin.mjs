#!/usr/bin/env node
// The checker is TypeScript; tsx reads it as it stands.
import { register } from "tsx/esm/api";

register();
await import("./main.ts");
