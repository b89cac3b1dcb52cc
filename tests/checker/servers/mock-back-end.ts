import { createHttpBackend, type HttpBackendOptions } from "../../../mocks/http/server";
import type { RunningServer } from "./kit";

/** The mock back end over HTTP, as `npm run mocks -- --mock persona:visitor` starts it: without a session. */
export async function startMockBackEnd(clock?: HttpBackendOptions["clock"]): Promise<RunningServer> {
  const backend = createHttpBackend({ mock: "persona:visitor", ...(clock && { clock }) });
  const url = await backend.listen(0, "127.0.0.1");
  return { url, close: () => backend.close() };
}
