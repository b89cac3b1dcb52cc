import { createBaseRequest } from "../../engine/base-request";
import type { Checker, ReachedState, Step } from "../../engine/checker";
import { enrichedBodies } from "../../engine/enriched-body";
import { slotsOf } from "../../engine/id-slots";
import { afterMovingOn } from "../../engine/one-at-a-time";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { noteProduced } from "../../engine/produced-instance";
import { followPath, recordStep } from "../../engine/reached-states";
import { withoutRefused } from "../../engine/refused-member";
import { registerInstance } from "../../engine/register-instance";
import { isAboutOther, type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { namedInstance, namedOthers, noteBringer } from "../../engine/states-by-others";
import { childStep, choicesOf, targetedSteps, withTarget } from "../../engine/targeted-steps";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { normalise } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { describeResponse, type Exchange } from "../../send/exchange";
import { isGone, type Views, viewInstance } from "../shared/instance-views";
import { discard, type PreparedCall } from "../shared/prepared-call";
import { startsFrom } from "../shared/started-jobs";
import {
  announcedState,
  deletedState,
  documentedStatesOf,
  listsGrownBy,
  membersSetBy,
  stateMember,
  stateOf,
} from "../shared/state-member";
import { versionFault } from "../shared/version-growth";
import { byOtherCaller } from "./caller-of-step";
import { acceptedCreation } from "./enriched-creation";
import { judgeRestorations } from "./restoration";
import { Transitions } from "./stated-moves";

/**
 * Instances are brought into every state that the contract's own actions lead to; in each, every read of them is
 * judged, and what an action announces or a restoration promises holds.
 *
 * Standard: the documented responses of each state; the descriptions of the actions.
 * Reports: `read-back`. Severity: error.
 * @param resources those to look at; all by default
 */
export function stateScenarios(
  checker: Checker,
  resources: Iterable<Resource> = checker.resources.all.values(),
): Scenario[] {
  return [...resources].flatMap((resource) => {
    const { create, actions } = resource;
    if (!create || !checker.selected.has(create) || checker.options.isReadOnly) return [];
    if (actions.length === 0 && movesOf(checker, resource).length === 0) return [];
    const hasStates =
      stateMember(resource) !== undefined ||
      actions.some((action) => documents(action, 409) && !checker.bases.get(action)?.isAccepted);
    return hasStates
      ? [{ name: `states ${resource.key}`, operation: create, run: (trial) => traverse(trial, resource) }]
      : [];
  });
}

const maximumStates = 8;
const maximumPathLength = 4;
/** So many refused steps are tried after so many that leave the state as it is. */
const maximumFillings = 3;
/** Where the caller names the state, all of them lie on one way. */
const maximumMoves = 5;

function movesOf(checker: Checker, resource: Resource): Step[] {
  const member = stateMember(resource);
  return member ? targetedSteps(checker, resource, member) : [];
}

async function traverse(trial: Trial, resource: Resource): Promise<void> {
  const traversal = new Traversal(trial, resource);
  for (let at = 0; at < traversal.states.length && at < maximumStates; at += 1) {
    const state = traversal.states[at];
    if (state) await traversal.visit(state);
  }
  if (traversal.states.length > 1) trial.checker.states.set(resource.key, traversal.states);
}

/** A breadth-first traversal of the states of a resource. */
class Traversal {
  readonly states: ReachedState[] = [{ name: "", path: [] }];
  private readonly trial: Trial;
  private readonly resource: Resource;
  private readonly transitions: Transitions;
  /** Steps that leave the state as it is: a line is added to a draft. */
  private readonly fillings: Step[] = [];
  /** What a new instance refuses, though it may be open for others. */
  private readonly refusedOnNew = new Set<Operation>();
  /** Creations of something else for an instance, and the way to the state in which they succeeded. */
  private readonly gathered: { path: readonly Step[]; created: Step }[] = [];
  /** Whether each instance needs other references than the ones before. */
  private hasOwnReferences = false;

  constructor(trial: Trial, resource: Resource) {
    this.trial = trial;
    this.resource = resource;
    this.transitions = new Transitions(resource);
  }

  /** Reads an instance in a state, and tries what leads on from there. */
  async visit(state: ReachedState): Promise<void> {
    let instance = await this.bring(state);
    if (!instance) return;
    const view = await this.view(instance);
    if (state.path.length === 0)
      this.states[0] = Object.assign(state, { name: stateOf(this.resource, view) });
    if (!instance.isDeleted) await this.readAll(instance, state);
    if (state.path.length > 0) await this.tryBelow(state);
    const refused: Step[] = [];
    for (const step of this.leadingOn(state)) {
      instance ??= await this.bring(state);
      if (!instance) return;
      if (await this.tryStep(instance, state, step)) instance = undefined;
      else refused.push(step);
    }
    await discard(this.trial, instance);
    if (state.path.length > 0) {
      await this.tryGathered(state, refused);
      return await this.tryMovesWithChildren(state, refused);
    }
    for (const { operation } of refused) this.refusedOnNew.add(operation);
    await this.tryWithChildren(state);
    await this.tryFilled(state, refused);
    const wanted = refused.filter(
      (step) => this.states.length === 1 || this.transitions.isListed(state.name, step),
    );
    await this.tryEnriched(state, wanted);
  }

  /** Actions that a new instance refuses until it has a child: a course without lessons is not published. */
  private async tryWithChildren(state: ReachedState): Promise<void> {
    const { bases, preparations, resources, selected } = this.trial.checker;
    const children = [...resources.all.values()].filter(({ parent }) => parent === this.resource.key);
    for (const { create } of children) {
      const closed = this.resource.actions.filter(
        (one) =>
          selected.has(one) &&
          documents(one, 409) &&
          (!bases.get(one)?.isAccepted || this.refusedOnNew.has(one)) &&
          !preparations.has(one),
      );
      if (!create || !selected.has(create) || closed.length === 0) continue;
      for (const action of closed) {
        const withChild = { ...state, path: [childStep(create, action)] };
        const instance = await this.bring(withChild);
        if (instance && !(await this.tryStep(instance, withChild, { operation: action })))
          await discard(this.trial, instance);
      }
    }
  }

  /**
   * Moves on, and actions that nothing opened before, that an instance refuses until it has a child: an application without
   * an interview gets no offer.
   */
  private async tryMovesWithChildren(state: ReachedState, refused: readonly Step[]): Promise<void> {
    const { bases, resources, selected } = this.trial.checker;
    const isKnown = ({ target }: Step): boolean => this.states.some(({ name }) => name === target?.value);
    const isClosed = ({ operation }: Step): boolean =>
      this.isAction(operation) && bases.get(operation)?.isAccepted !== true;
    const moves = refused.filter(
      (step) => documents(step.operation, 409) && (step.target ? !isKnown(step) : isClosed(step)),
    );
    for (const { create, parent } of moves.length > 0 ? resources.all.values() : []) {
      if (parent !== this.resource.key || !create || !selected.has(create)) continue;
      if (!bases.get(create)?.isAccepted || state.path.some(({ operation }) => operation === create))
        continue;
      for (const step of moves.slice(0, maximumFillings)) {
        const withChild = { ...state, path: [...state.path, childStep(create, step.operation)] };
        const isOpen = step.target ? isKnown(step) : !isClosed(step);
        const instance = isOpen ? undefined : await this.bring(withChild);
        if (instance && !(await this.tryStep(instance, withChild, step))) await discard(this.trial, instance);
      }
    }
  }

  /** Steps that a new instance refuses until another action has filled it: an order without lines has no quote. */
  private async tryFilled(state: ReachedState, refused: readonly Step[]): Promise<void> {
    const closed = refused.filter(({ operation }) => documents(operation, 409) && this.isAction(operation));
    for (const filling of this.fillings.slice(0, maximumFillings)) {
      const filled = { ...state, path: [filling] };
      for (const step of closed) {
        if (step.operation === filling.operation) continue;
        const instance = await this.bring(filled);
        if (instance && !(await this.tryStep(instance, filled, step))) await discard(this.trial, instance);
      }
    }
  }

  /**
   * Creations for an instance in a state that take what was created for it in an earlier one: a batch is cooked of the
   * orders that a menu got before it was closed.
   */
  private async tryGathered(state: ReachedState, refused: readonly Step[]): Promise<void> {
    const { preparations, resources } = this.trial.checker;
    const isCreation = (operation: Operation): boolean => resources.roles.get(operation)?.kind === "create";
    const taking = refused.filter(({ operation }) => documents(operation, 409) && isCreation(operation));
    for (const step of taking)
      for (const { path, created } of this.gathered) {
        const isBefore = path.length < state.path.length && path.every((one, at) => state.path[at] === one);
        if (!isBefore || created.operation === step.operation || preparations.has(step.operation)) continue;
        const whole = { ...state, path: [...path, created, ...state.path.slice(path.length)] };
        const instance = await this.bring(whole);
        if (instance && !(await this.tryStep(instance, whole, step))) await discard(this.trial, instance);
      }
  }

  private isAction(operation: Operation): boolean {
    return this.resource.actions.includes(operation);
  }

  /** Steps that a new instance refuses until it has what its creation may leave out: an assignee, a date. */
  private async tryEnriched(state: ReachedState, refused: readonly Step[]): Promise<void> {
    const { trial, resource } = this;
    const { bases } = trial.checker;
    const { create } = resource;
    const base = create && bases.get(create);
    if (!create || !base?.isAccepted || !refused.some(({ operation }) => documents(operation, 409))) return;
    for (const body of enrichedBodies(trial, create, base.body)) {
      const accepted = await acceptedCreation(trial, resource, body);
      if (!accepted) continue;
      bases.set(create, { ...base, body: accepted });
      let isOpened = false;
      for (const step of refused) {
        const instance = await this.bring(state);
        if (instance && (await this.tryStep(instance, state, step))) isOpened = true;
        else await discard(trial, instance);
      }
      if (isOpened) return;
    }
    bases.set(create, base);
  }

  private async bring({ path }: ReachedState): Promise<ResourceInstance | undefined> {
    const { trial, resource } = this;
    // What instances refer to may be taken by one that came into the state before: a camera is let once at a time.
    for (const isFresh of this.hasOwnReferences ? [true] : [false, true]) {
      const instance = await createInstance(trial, resource, { isCertain: true, isFresh });
      if (!instance) return undefined;
      const isThere = await followPath(trial, instance, path, (operation, one) =>
        prepareCall(trial, operation, { instance: one }),
      );
      if (isThere) {
        this.hasOwnReferences ||= isFresh;
        return instance;
      }
    }
    return undefined;
  }

  private view(instance: ResourceInstance): Promise<Views> {
    return viewInstance(this.trial, instance, { list: !this.resource.read });
  }

  /** Operations that may lead from a state to another. */
  private leadingOn({ path }: ReachedState): Step[] {
    const { actions, remove } = this.resource;
    const { checker } = this.trial;
    const moves = path.length < maximumMoves ? movesOf(checker, this.resource) : [];
    const isFilling = (step: Step): boolean => this.fillings.some((one) => one.operation === step.operation);
    const isChild = ({ operation }: Step): boolean =>
      checker.resources.roles.get(operation)?.resource.parent === this.resource.key;
    const taken = path.filter((step) => !step.target && !isFilling(step) && !isChild(step));
    if (taken.length >= maximumPathLength) return moves;
    const children = this.closedChildren();
    const steps = [
      ...actions,
      ...this.related(),
      ...children,
      ...(remove && actions.length > 0 ? [remove] : []),
    ];
    const isNext = (operation: Operation): boolean =>
      checker.selected.has(operation) &&
      !isRead(operation) &&
      ![...path, ...moves].some((step) => step.operation === operation);
    return [
      ...moves,
      ...steps
        .filter(isNext)
        .flatMap((operation) =>
          this.isAction(operation) || children.includes(operation) ? choicesOf(operation) : [{ operation }],
        ),
    ];
  }

  /**
   * Creations of children that a new instance refuses, or that lead to another state: an order has an invoice once it is
   * in repair, and is paid by its payment.
   */
  private closedChildren(): Operation[] {
    const { bases, resources } = this.trial.checker;
    return [...resources.all.values()].flatMap(({ parent, create }) =>
      parent === this.resource.key &&
      create &&
      documents(create, 409) &&
      (bases.get(create)?.isAccepted === false || announcedState(this.resource, create) !== undefined)
        ? [create]
        : [],
    );
  }

  /**
   * Changes elsewhere that take a value of the instance: `payInvoice` with the `invoiceNo` of an order, and those of its
   * parts: `PUT /orders/{orderId}/quote`.
   */
  private related(): Operation[] {
    const { checker } = this.trial;
    const own = this.resource;
    const isPart = (operation: Operation): boolean => {
      const role = checker.resources.roles.get(operation);
      return role?.resource.isSingle === true && normalise(operation.path).startsWith(`${own.key}/{}/`);
    };
    // `POST /payments` for an order may change its state, or need one.
    const isCreatedFor = (operation: Operation): boolean =>
      checker.resources.roles.get(operation)?.kind === "create" &&
      !operation.path.includes("{") &&
      documents(operation, 409, 422) &&
      slotsOf(checker, operation).some(
        ({ parameter, resource, isRequired }) => !parameter && isRequired && resource === own,
      );
    return checker.operations.filter(
      (operation) =>
        !isRead(operation) &&
        (isPart(operation) ||
          startsFrom(checker, operation, own.key) ||
          isCreatedFor(operation) ||
          slotsOf(checker, operation).some(
            ({ parameter, resource, member }) =>
              parameter?.in === "path" && member !== undefined && resource === own,
          )),
    );
  }

  /** Every read of the instance: its answer may have a branch for this state. */
  private async readAll(instance: ResourceInstance, state: ReachedState): Promise<void> {
    const { checker } = this.trial;
    for (const operation of checker.operations) {
      if (!isRead(operation) || !checker.selected.has(operation) || operation === this.resource.read)
        continue;
      const isOfInstance = slotsOf(checker, operation).some(
        ({ parameter, resource }) => parameter?.in === "path" && resource === this.resource,
      );
      if (!isOfInstance) continue;
      const exchange = await this.trial.send(await prepareCall(this.trial, operation, { instance }));
      this.recordAction(operation, exchange, state.path);
      // The answer documents this state, and other states have one.
      const isDocumented = documentedStatesOf(operation, this.resource).includes(state.name);
      const isMissing = exchange.code === 404 && this.trial.checker.bases.get(operation)?.isAccepted;
      if (isDocumented && isMissing)
        this.trial.report("read-back", operation, exchange, {
          expected: `an answer about what is ${state.name}, as its schema documents`,
          cause: "state",
        });
    }
  }

  /** Changes of children in a state of their parent: the children are created before it is brought about. */
  private async tryBelow(state: ReachedState): Promise<void> {
    const { trial, resource } = this;
    const { bases, operations, resources, selected } = trial.checker;
    for (const operation of operations) {
      const child = resources.roles.get(operation)?.resource;
      if (isRead(operation) || !selected.has(operation) || bases.get(operation)?.isAccepted !== false)
        continue;
      if (!child?.create || child.create === operation || child.parent !== resource.key) continue;
      if (!documents(operation, 409)) continue;
      const path = [{ operation: child.create }, ...state.path];
      const instance = await this.bring({ ...state, path });
      if (!instance) continue;
      const exchange = await trial.send(await prepareCall(trial, operation, { instance }));
      this.recordAction(operation, exchange, path);
      await discard(trial, instance);
    }
  }

  /** Calls an operation in a state. Returns whether it changed the instance. */
  private async tryStep(instance: ResourceInstance, state: ReachedState, step: Step): Promise<boolean> {
    const { operation } = step;
    const { trial } = this;
    const { bases } = trial.checker;
    const turns = bases.get(operation)?.isAccepted && !step.choice ? 1 : 2;
    for (let turn = 0; turn < turns; turn += 1) {
      if (turns > 1 && !bases.get(operation)?.isAccepted)
        bases.set(operation, createBaseRequest(trial, operation, turn));
      const before = instance.payload;
      const prepared = await prepareCall(trial, operation, { instance });
      const call = withTarget(trial.checker, prepared, step, turn > 0);
      const own = await this.sendMovingOn(call);
      const first = (await byOtherCaller(trial, this.resource, call, own)) ?? own;
      const { exchange, taken } = (await this.withNeeded(prepared, first, step)) ?? {
        exchange: first,
        taken: step,
      };
      this.recordAction(operation, exchange, state.path);
      this.transitions.record(trial, exchange, state.name, step);
      if (!exchange.ok) continue;
      const role = trial.checker.resources.roles.get(operation);
      if (role?.kind === "create" && role.resource !== this.resource) {
        registerInstance(trial, role.resource, exchange, instance.userIndex);
        this.gathered.push({ path: state.path, created: taken });
      }
      recordStep(instance, exchange);
      await this.registerState(instance, state, { exchange, step: taken, before });
      await discard(trial, instance);
      return true;
    }
    const base = bases.get(operation);
    // Other values did not help in this state: the first ones are those of the contract.
    if (turns > 1 && base && !base.isAccepted)
      bases.set(operation, { ...createBaseRequest(trial, operation, 0), refusal: base.refusal });
    return false;
  }

  /** A step with the optional members without which its state is refused, and its success: a rejection needs a reason. */
  private async withNeeded(
    prepared: PreparedCall,
    { code, operation, call }: Exchange,
    { target }: Step,
  ): Promise<{ exchange: Exchange; taken: Step } | undefined> {
    const { trial } = this;
    if (!target || ![400, 422].includes(code)) return undefined;
    const { body: sent } = call;
    for (const body of enrichedBodies(trial, operation, sent)) {
      const further = Object.entries(body).filter(([name]) => isObject(sent) && sent[name] === undefined);
      const taken = { operation, target: { ...target, beside: Object.fromEntries(further) } };
      const exchange = await trial.send(withTarget(trial.checker, prepared, taken));
      if (exchange.ok) return { exchange, taken };
    }
    return undefined;
  }

  /** Sends a call, and once more when what the run has under way in its place was ended. */
  private async sendMovingOn(call: PreparedCall): Promise<Exchange> {
    const { trial } = this;
    const first = await this.sendReduced(call);
    const prepare = (one: Operation, instance: ResourceInstance) => prepareCall(trial, one, { instance });
    return (await afterMovingOn(trial, first, prepare, () => trial.send(call))) ?? first;
  }

  /** Sends a call, and once more without what its refusal names and it need not have. */
  private async sendReduced(call: PreparedCall): Promise<Exchange> {
    const { trial } = this;
    const { bases } = trial.checker;
    const first = await trial.send(call);
    const base = bases.get(call.operation);
    const body = first.ok || !base || base.isAccepted ? undefined : withoutRefused(trial.checker, first);
    if (!base || body === undefined) return first;
    const second = await trial.send({ ...call, body });
    if (second.ok) bases.set(call.operation, { ...base, body });
    return second;
  }

  /** Judges a transition, and notes the state that it led to. */
  private async registerState(
    instance: ResourceInstance,
    from: ReachedState,
    { exchange, step, before }: { exchange: Exchange; step: Step; before: unknown },
  ): Promise<void> {
    const { operation } = exchange;
    const after = await this.view(instance);
    const isRemoved = isGone(after);
    const name = isRemoved ? deletedState : stateOf(this.resource, after);
    const announced = step.target?.value ?? announcedState(this.resource, operation);
    // Another state than the announced one may be the next already: the earlier one is wrong.
    const isWrong = announced !== undefined && announced !== from.name && name === from.name;
    if (isWrong && after.read && this.trial.isSound(after.read.exchange))
      this.trial.report("read-back", operation, after.read.exchange, {
        expected: `${announced}, as ${operation.id} announces`,
        actual: name,
        cause: "announced state",
      });
    this.judgeAnswer(exchange, after);
    const fault = versionFault(this.resource, before, after.read?.value);
    if (fault && after.read && this.trial.isSound(after.read.exchange))
      this.trial.report("read-back", operation, after.read.exchange, {
        expected: `${fault.expected} after ${operation.id}`,
        actual: fault.actual,
        pointer: `/${fault.name}`,
        cause: "version",
      });
    for (const member of membersSetBy(operation, step.target?.value))
      if (after.read && after.read.value[member] === null && this.trial.isSound(after.read.exchange))
        this.trial.report("read-back", operation, after.read.exchange, {
          expected: `${member}, which ${operation.id} sets`,
          actual: `${member}: null`,
          pointer: `/${member}`,
          cause: "set member",
        });
    this.judgeLists(operation, before, after);
    const path = [...from.path, step];
    if (after.read && !isRemoved) noteProduced(this.trial.checker, this.resource, { path }, after.read.value);
    if (!isRemoved) await this.noteOthers(instance, after, path);
    const isFilling = from.path.length === 0 && name === from.name && this.isAction(operation);
    if (isFilling && !this.fillings.some((one) => one.operation === operation)) this.fillings.push(step);
    if (name !== "" && !this.states.some((one) => one.name === name)) this.states.push({ name, path });
    if (isRemoved && from.name !== deletedState)
      await judgeRestorations(this.trial, instance, from.name, (restoration, exchange) =>
        this.recordAction(restoration, exchange, path),
      );
  }

  /** Notes into which states this one brings what the instance names: the orders of a delivery that has arrived. */
  private async noteOthers(
    { payload, ids }: ResourceInstance,
    { read, list }: Views,
    path: readonly Step[],
  ): Promise<void> {
    const { trial, resource } = this;
    const shown = (read ?? list)?.value ?? representationOf(payload, ids.get(resource.key));
    for (const { other, id } of shown ? namedOthers(trial, resource, shown) : []) {
      const states = stateMember(other);
      if (!states || !other.read || !trial.checker.selected.has(other.read)) continue;
      const instance = namedInstance(trial, other, id, 0);
      const state = stateOf(other, await viewInstance(trial, instance, { list: false }));
      if (state !== "") noteBringer(trial, other, state, { resource, path });
    }
  }

  /** A list that gets an entry with each call has one more than before. */
  private judgeLists(operation: Operation, before: unknown, { read }: Views): void {
    const shown = read && representationOf(before, read.value["id"]);
    for (const member of shown ? listsGrownBy(operation) : []) {
      const [was, is] = [shown?.[member], read?.value[member]];
      if (!read || !Array.isArray(was) || !Array.isArray(is) || is.length === was.length + 1) continue;
      if (!this.trial.isSound(read.exchange)) continue;
      this.trial.report("read-back", operation, read.exchange, {
        expected: `${was.length + 1} entries of ${member} after ${operation.id}`,
        actual: `${is.length}`,
        pointer: `/${member}`,
        cause: "entry",
      });
    }
  }

  /** The answer of an action is about the state that it led to, as the read is. */
  private judgeAnswer(exchange: Exchange, after: Views): void {
    const member = stateMember(this.resource)?.name;
    const answer = after.read && representationOf(exchange.payload, after.read.value["id"]);
    const [shown, now] = [answer?.[member ?? ""], after.read?.value[member ?? ""]];
    if (!answer || !after.read || typeof shown !== "string" || typeof now !== "string" || shown === now)
      return;
    const isOther = answer["id"] !== after.read.value["id"] || isAboutOther(answer, after.read.value);
    if (isOther || !this.trial.isSound(after.read.exchange)) return;
    this.trial.report("read-back", exchange.operation, exchange, {
      expected: `${member} ${now}, as the read shows it`,
      actual: `${member}: ${shown}`,
      pointer: `/${member}`,
      cause: "answer of an action",
    });
  }

  /** An operation that no request opened before is possible in this state. */
  private recordAction(operation: Operation, exchange: Exchange, path: readonly Step[]): void {
    const { bases, preparations } = this.trial.checker;
    const base = bases.get(operation);
    if (!base) return;
    const isOpenedHere = exchange.ok && path.length > 0 && this.refusedOnNew.has(operation);
    if (isOpenedHere && !preparations.has(operation))
      preparations.set(operation, { resource: this.resource, path });
    if (base.isAccepted) return;
    if (!exchange.ok) {
      base.refusal = `in the states that the actions lead to, too: ${describeResponse(exchange)}`;
      return;
    }
    base.isAccepted = true;
    if (path.length > 0) preparations.set(operation, { resource: this.resource, path });
  }
}
