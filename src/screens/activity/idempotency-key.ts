import { randomCode } from "../../platform/random-code";
import { readStored, writeStored } from "../../platform/storage";

/** The key under which a change is sent until its answer is known, so that sending it again changes nothing twice. */
export interface TabIdempotencyKey {
  /** The key of the change under way, over reloads of this tab; a new one where none is. */
  readonly current: () => string;
  /** Whether the answer of a change is not known, as after a reload in the middle. */
  readonly isPending: () => boolean;
  /** The answer is known: the next change is another one. */
  readonly reset: () => void;
}

/** Stores the idempotency key of one kind of change in this tab. */
export function tabIdempotencyKey(name: string): TabIdempotencyKey {
  const entry = `activity.${name}`;
  const read = () => {
    const stored = readStored("visitDrafts")?.[entry]?.["key"];
    return typeof stored === "string" ? stored : null;
  };
  return {
    isPending: () => read() !== null,
    current: () => {
      const stored = read();
      if (stored !== null) return stored;
      const key = randomCode();
      writeStored("visitDrafts", { ...readStored("visitDrafts"), [entry]: { key } });
      return key;
    },
    reset: () => {
      const { [entry]: _removed, ...others } = readStored("visitDrafts") ?? {};
      writeStored("visitDrafts", others);
    },
  };
}
