import { randomCode } from "../../platform/random-code";
import { readStored, writeStored } from "../../platform/storage";

/** The key under which a change is sent until its answer is known, so that sending it again changes nothing twice. */
export interface TabIdempotencyKey {
  /** The key of the change under way, over reloads of this tab; a new one where none is. */
  readonly current: () => string;
  /** The answer is known: the next change is another one. */
  readonly reset: () => void;
}

/** Stores the idempotency key of one kind of change in this tab. */
export function tabIdempotencyKey(name: string): TabIdempotencyKey {
  const entry = `activity.${name}`;
  return {
    current: () => {
      const stored = readStored("visitDrafts")?.[entry]?.["key"];
      if (typeof stored === "string") return stored;
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
