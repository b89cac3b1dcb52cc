import { createKernel } from "../kernel/kernel";
import type { Kernel, KernelOptions } from "../kernel/kernel-shape";
import type { WorldFile } from "./world-file";

/** A visitor's kernel while requests use it. */
export interface Visit {
  readonly kernel: Kernel;
  /** Call when the request is over. */
  end(): void;
}

interface Resident {
  readonly kernel: Kernel;
  requests: number;
}

/**
 * Kernels of visitors, one a world name, the most recent in memory. An evicted one is read from the file when its
 * visitor returns, or starts again where nothing is stored.
 */
export class Visitors {
  readonly #options: Omit<KernelOptions, "save" | "kept">;
  readonly #file: WorldFile | null;
  readonly #limit: number;
  /** Least recently used first. */
  readonly #residents = new Map<string, Resident>();

  constructor(options: Omit<KernelOptions, "save" | "kept">, file: WorldFile | null, limit: number) {
    this.#options = options;
    this.#file = file;
    this.#limit = limit;
  }

  visit(name: string): Visit {
    const resident = this.#residents.get(name) ?? { kernel: this.#open(name), requests: 0 };
    this.#residents.delete(name);
    this.#residents.set(name, resident);
    resident.requests += 1;
    if (this.#residents.size > this.#limit) this.#evict();
    return {
      kernel: resident.kernel,
      end: () => {
        resident.requests -= 1;
      },
    };
  }

  #open(name: string): Kernel {
    const file = this.#file;
    if (!file) return createKernel(this.#options);
    const persisted = file.load(name);
    return createKernel({
      ...this.#options,
      ...(persisted && { persisted }),
      save(saving) {
        file.save(name, saving);
        return undefined;
      },
    });
  }

  /** Never one in use: its request would write into a world that another visitor has read from the file meanwhile. */
  #evict(): void {
    for (const [name, resident] of this.#residents) {
      if (resident.requests > 0) continue;
      this.#residents.delete(name);
      return;
    }
  }
}
