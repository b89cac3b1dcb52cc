import type { Kernel } from "../kernel/kernel-shape";
import type { KernelResponse } from "../kernel/response";

/** A call of a visitor, in the visitor's world. */
export interface VisitorCall {
  readonly world: string;
  readonly kernel: Kernel;
  readonly request: Request;
}

/** Decides who answers: the visitor's world, or something else such as a real back end. */
export interface CallRouter {
  /** Answers a call to the back end; `kernel.respond` does so from the world. */
  respond(call: VisitorCall): Promise<KernelResponse>;
  /** Answers one of the router's own endpoints below `/__mock/`; null when the address is none. */
  control(call: VisitorCall): Promise<KernelResponse | null>;
}
