import { createHttpBackend, type HttpBackendOptions } from "../../../mocks/http/server";
import type { Running } from "./kit";

/** The pretend back end over HTTP, as `npm run mocks -- --mock persona:visitor` starts it: nobody is signed in. */
export async function startPretendBackEnd(clock?: HttpBackendOptions["clock"]): Promise<Running> {
  const backend = createHttpBackend({ mock: "persona:visitor", ...(clock && { clock }) });
  const url = await backend.listen(0, "127.0.0.1");
  return { url, close: () => backend.close() };
}
