import { useRef, useState } from "react";
import { useDrawLottery } from "../../../api/activity/mutations";
import { type ClientError, isOutcomeUnknown, toResult } from "../../../client/client-error";
import type { components } from "../../../generated/activity";
import { matchesMedia, prefersReducedMotionQuery } from "../../../platform/media-query";
import { type LoggedActivity, logActivityEvent } from "../activity-log";
import { tabIdempotencyKey } from "../idempotency-key";
import { rotationTo, spin } from "./wheel-geometry";

type Schemas = components["schemas"];

interface Draw {
  /** Draws once; while a draw is under way it does nothing. Answers why it failed. */
  readonly draw: () => Promise<ClientError | null>;
  /** From the press until the wheel has stopped. */
  readonly isDrawing: boolean;
  /** Degrees the wheel is turned. */
  readonly rotation: number;
  /** What was drawn, once the wheel has stopped. */
  readonly result: Schemas["DrawResult"] | null;
  readonly error: ClientError | null;
  /** The answer was lost, also by a reload: drawing again asks for the same draw and takes no other chance. */
  readonly isUncertain: boolean;
}

/** A draw: the server decides first, then the wheel turns to what it decided. */
export function useDraw(activity: LoggedActivity, prizes: readonly Schemas["Prize"][]): Draw {
  const { alias, channel } = activity;
  const lottery = useDrawLottery();
  const [rotation, setRotation] = useState(0);
  // Known at once: a second press may come before the next render.
  const isRunning = useRef(false);
  const [isDrawing, setDrawing] = useState(false);
  const [result, setResult] = useState<Schemas["DrawResult"] | null>(null);
  const [error, setError] = useState<ClientError | null>(null);
  const key = tabIdempotencyKey(`draw.${alias}`);
  const [isUncertain, setUncertain] = useState(key.isPending);

  const draw = async () => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setDrawing(true);
    const failure = await drawOnce();
    setDrawing(false);
    isRunning.current = false;
    // That the session has ended, the sign-in dialog says.
    setError(failure?.kind === "signed-out" ? null : failure);
    return failure;
  };
  const drawOnce = async (): Promise<ClientError | null> => {
    setResult(null);
    setError(null);
    const body = { alias, ...(channel !== undefined && { channelNumber: channel }) };
    const outcome = await toResult(lottery.mutateAsync({ body, idempotencyKey: key.current() }));
    const isUnknown = !outcome.ok && isOutcomeUnknown(outcome.error);
    setUncertain(isUnknown);
    if (!isUnknown) key.reset();
    if (!outcome.ok) return outcome.error;
    logActivityEvent(activity, "draw", String(outcome.data.prizeId));
    const place = prizes.find(({ id }) => id === outcome.data.prizeId)?.place;
    if (place !== undefined && !matchesMedia(prefersReducedMotionQuery)) {
      setRotation((before) => rotationTo(place, prizes.length, before));
      await new Promise((resolve) => setTimeout(resolve, spin.milliseconds));
    }
    setResult(outcome.data);
    return null;
  };
  return {
    draw,
    isDrawing,
    rotation,
    result,
    error,
    isUncertain,
  };
}
