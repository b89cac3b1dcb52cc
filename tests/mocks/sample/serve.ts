import { createHttpBackend } from "../../../mocks/http/server";
import { sampleGroups } from "./group";

// A process of its own for the test that kills one.
const backend = createHttpBackend({ groups: sampleGroups, data: process.argv[2] ?? "" });
console.log(await backend.listen(0, "127.0.0.1"));
