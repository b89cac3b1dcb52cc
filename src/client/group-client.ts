import createClient from "openapi-fetch";
import { isOnline } from "../platform/network";
import { type AnswerReader, call, type Transport, type UntypedPaths } from "./call";
import { callTarget } from "./call-target";
import type { Result } from "./client-error";
import { clientConfiguration } from "./configuration";
import { createContractClient, type GroupClient } from "./contract-client";
import type { CallInput, OperationAt, PathWith } from "./contract-types";
import type { RefusalMessages } from "./failures";

const pageTransport: Transport = {
  targetOf: callTarget,
  isOnline,
  onSignedOut: (path, method) => clientConfiguration().onSignedOut(path, method),
};

/** The client of a page, which may have a long answer read somewhere else; failures are the same. */
interface PageClient<Paths extends object> extends GroupClient<Paths> {
  readonly readPost: <Path extends PathWith<Paths, "post">, Data>(
    path: Path,
    reader: AnswerReader<Data>,
    ...input: CallInput<OperationAt<Paths[Path], "post">>
  ) => Promise<Result<Data>>;
}

/**
 * The client of one contract in a page. Host, language, credentials, tokens and the time-out come from the shared
 * set-up; every failure becomes one `ClientError`, and nothing is thrown at a screen.
 * @param refusals the messages of the group's own refusals, by `errcode` or `code`
 */
export function createGroupClient<Paths extends object>(refusals: RefusalMessages = {}): PageClient<Paths> {
  const client = createClient<UntypedPaths>({
    // Looked up at every call: a stored `fetch` would bypass later replacements, as the mocks make.
    fetch: (request) => globalThis.fetch(request),
  });
  return {
    ...createContractClient<Paths>(client, pageTransport, refusals),
    readPost: (path, reader, ...[input]) =>
      call({ client, transport: pageTransport, refusals, method: "post", path, input, reader }),
  };
}
