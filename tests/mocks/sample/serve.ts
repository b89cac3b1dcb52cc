import { createHttpBackend } from "../../../mocks/http/server";
import { sampleGroups } from "./group";

// A separate process for the test that kills it.
const backend = createHttpBackend({ groups: sampleGroups, data: process.argv[2] ?? "" });
console.log(await backend.listen(0, "127.0.0.1"));
