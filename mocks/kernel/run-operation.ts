import { settleEvents } from "../world/events";
import type { Change } from "../world/journal";
import { callHandler, type OperationCall } from "./call-handler";
import { checkRequest } from "./check-request";
import type { Endpoint } from "./endpoint";
import type { KernelOptions, KernelRequest } from "./kernel-shape";
import { requestLocale } from "./locale";
import type { OperationResult, RequestContext } from "./operation-result";
import { brokenContract, failed, handlerFailure, requestViolations } from "./operation-violations";
import { draftInvalid } from "./refuse-invalid";
import { checkDraft, type Draft, draftResponse, type KernelResponse, serialise } from "./response";
import type { WorldStore } from "./world-store";

/** Checks the request, lets the handler work in one step of the journal, checks its answer, and keeps what changed. */
export async function runOperation(
  endpoint: Endpoint,
  path: Record<string, string>,
  query: string,
  request: KernelRequest,
  store: WorldStore,
  options: KernelOptions,
): Promise<OperationResult> {
  const checked = await checkRequest(endpoint, path, query, request);
  const call: OperationCall = {
    endpoint,
    checked,
    request,
    locale: requestLocale(textOf(checked.query["lang"]), request.headers.get("accept-language")),
    store,
    options,
    violations: requestViolations(endpoint, checked),
    cookies: [],
  };
  if (checked.faults.length > 0) return refuseRequest(call);
  const step = runStep(call);
  if (!step.isCommitted) return step.result;
  if (step.saved) await step.saved;
  const { draft, changes, context } = step;
  const cookie = call.cookies.at(-1);
  if (cookie !== undefined) draft.headers = { ...draft.headers, "set-cookie": cookie };
  return { ...resultOf(call, serialise(endpoint, draft)), changes, context };
}

/** The answer to a request that breaks the contract. The handler is not called. */
function refuseRequest(call: OperationCall): OperationResult {
  const { endpoint, checked, locale, options, violations } = call;
  const group = options.groups.find(({ contract }) => contract === endpoint.contract);
  const draft = draftInvalid(endpoint, checked, locale, group);
  violations.push(...checkDraft(endpoint, draft));
  return resultOf(call, serialise(endpoint, draft));
}

/** A step of the journal: committed with a pending response, or rolled back with the response that has the reason. */
type StepOutcome =
  | {
      readonly isCommitted: true;
      readonly draft: Draft;
      readonly changes: readonly Change[];
      /** The changes on their way into the store. */
      readonly saved: Promise<void> | undefined;
      readonly context: RequestContext;
    }
  | { readonly isCommitted: false; readonly result: OperationResult };

function runStep(call: OperationCall): StepOutcome {
  const { endpoint, store, options, violations } = call;
  const { clock, journal } = store.world;
  const at = clock.now();
  const before = store.revision;
  const context: RequestContext = { at, before, after: before };
  journal.begin();
  try {
    const draft = draftReply(call, at);
    const broken = checkDraft(endpoint, draft);
    violations.push(...broken);
    if (broken.length > 0 && options.isStrict !== false) {
      journal.rollBack();
      const result = { ...resultOf(call, brokenContract(endpoint, broken)), context };
      return { isCommitted: false, result };
    }
    const { changes, saved } = commitStep(call);
    return { isCommitted: true, draft, changes, saved, context: { ...context, after: store.revision } };
  } catch (error) {
    journal.rollBack();
    violations.push(handlerFailure(endpoint, error));
    return { isCommitted: false, result: { ...resultOf(call, failed(endpoint, error)), context } };
  }
}

/** Lets the handler work between the events that are due before it and those it brings about. */
function draftReply(call: OperationCall, at: number): Draft {
  const { world, backEnd } = call.store;
  settleEvents(world, backEnd.reactions, at);
  const reply = callHandler(call, at);
  settleEvents(world, backEnd.reactions, at);
  return draftResponse(call.endpoint, reply);
}

/** Begins to save what changed and adds it to the journal. Throws, with nothing added, where saving throws. */
function commitStep({ endpoint, store, options }: OperationCall): {
  readonly changes: readonly Change[];
  readonly saved: Promise<void> | undefined;
} {
  const { operationId } = endpoint;
  const { journal } = store.world;
  const changes = journal.pending;
  const saved =
    changes.length > 0 ? options.save?.(store.savingOf(operationId, changes, journal.position)) : undefined;
  journal.commit(operationId);
  return { changes, saved };
}

/** What came of a call that changed nothing. */
function resultOf(call: OperationCall, response: KernelResponse): OperationResult {
  const { endpoint, checked, violations } = call;
  return { operationId: endpoint.operationId, response, requestBody: checked.body, changes: [], violations };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
