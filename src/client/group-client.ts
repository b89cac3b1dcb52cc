import createClient from "openapi-fetch";
import { call, type UntypedPaths } from "./call";
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

/**
 * The client of one contract. Host, language, credentials, tokens and the time-out come from the shared set-up;
 * every failure becomes one `ClientError`, and nothing is thrown at a screen.
 * @param refusals the messages of the group's own refusals, by `errcode` or `code`
 */
export function createGroupClient<Paths extends object>(refusals: RefusalMessages = {}): GroupClient<Paths> {
  const client = createClient<UntypedPaths>({
    // Looked up at every call: a stored `fetch` would bypass later replacements, as the mocks make.
    fetch: (request) => globalThis.fetch(request),
  });
  return {
    GET: (path, ...[input]) => call({ client, method: "get", path, input, refusals }),
    POST: (path, ...[input]) => call({ client, method: "post", path, input, refusals }),
    PUT: (path, ...[input]) => call({ client, method: "put", path, input, refusals }),
    PATCH: (path, ...[input]) => call({ client, method: "patch", path, input, refusals }),
    DELETE: (path, ...[input]) => call({ client, method: "delete", path, input, refusals }),
  };
}

/** Spread into the input of a GET that changes something: no cache may answer in the server's place. */
export const unsafeGet = { cache: "no-store" } as const;
