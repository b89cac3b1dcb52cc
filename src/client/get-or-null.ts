import { callTarget } from "./call-target";
import type { OperationAt, PathWith, ResponseData } from "./contract-types";
import { isSuccessEnvelope, readEnvelope } from "./envelope";

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never;

type GetResponseData<Paths extends object, Path extends keyof Paths> = ResponseData<
  OperationAt<Paths[Path], "get">
>;

/**
 * A read before the first paint whose failure is ignored: no retry, no error model, null on any error. Same host and
 * headers as every call, at a tenth of the client's size, so that a page without other requests need not load the
 * client.
 */
export async function getOrNull<Paths extends object, Path extends PathWith<Paths, "get">>(
  path: Path,
  query: QueryOf<OperationAt<Paths[Path], "get">>,
): Promise<GetResponseData<Paths, Path> | null> {
  const { baseUrl, credentials, headers } = callTarget(path);
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(`${baseUrl}${path}?${search}`, { credentials, headers });
    const envelope = response.ok ? readEnvelope(await response.json()) : null;
    return envelope && isSuccessEnvelope<GetResponseData<Paths, Path>>(envelope) ? envelope.data : null;
  } catch {
    return null;
  }
}
