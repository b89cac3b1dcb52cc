import type { Client } from "openapi-fetch";
import { call, type Transport, type UntypedPaths } from "./call";
import type { Result } from "./client-error";
import type { CallInput, Method, OperationAt, PathWith, ResponseData } from "./contract-types";
import type { RefusalMessages } from "./failures";

/** Calls of one contract: a path of it, then parameters and body as it asks for; the outcome is data. */
export interface GroupClient<Paths extends object> {
  readonly GET: Call<Paths, "get">;
  readonly POST: Call<Paths, "post">;
  readonly PUT: Call<Paths, "put">;
  readonly PATCH: Call<Paths, "patch">;
  readonly DELETE: Call<Paths, "delete">;
}

type Call<Paths extends object, M extends Method> = <Path extends PathWith<Paths, M>>(
  path: Path,
  ...input: CallInput<OperationAt<Paths[Path], M>>
) => Promise<Result<ResponseData<OperationAt<Paths[Path], M>>>>;

/** The client of one contract on a transport; every failure becomes one `ClientError`, and nothing is thrown. */
export function createContractClient<Paths extends object>(
  client: Client<UntypedPaths>,
  transport: Transport,
  refusals: RefusalMessages,
): GroupClient<Paths> {
  const shared = { client, transport, refusals };
  return {
    GET: (path, ...[input]) => call({ ...shared, method: "get", path, input }),
    POST: (path, ...[input]) => call({ ...shared, method: "post", path, input }),
    PUT: (path, ...[input]) => call({ ...shared, method: "put", path, input }),
    PATCH: (path, ...[input]) => call({ ...shared, method: "patch", path, input }),
    DELETE: (path, ...[input]) => call({ ...shared, method: "delete", path, input }),
  };
}

/** Spread into the input of a GET that changes something: no cache may answer in the server's place. */
export const unsafeGet = { cache: "no-store" } as const;
