import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import Check from "lucide/dist/esm/icons/check.mjs";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { stopwatch } from "../../platform/clock";
import { Arc } from "../../ui/arc";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { type SliderMove, sliderMove, type TrailPoint } from "./slider-trail";

interface SliderTrackProps {
  labelledBy: string;
  describedBy: string;
  state: "ready" | "judging" | "passed";
  hasError: boolean;
  /** The handle reached the right end. */
  onEnd: (move: SliderMove) => void;
}

/** How far one key press moves the handle, as a share of the way. */
const keyStep = 0.1;
/** How near the end counts as the end, in CSS pixels. */
const endTolerance = 2;

interface Drag {
  readonly startX: number;
  readonly startY: number;
  readonly startedAt: number;
  readonly trackWidth: number;
  readonly trail: TrailPoint[];
}

/** A handle to drag to the right end, or to move with the arrow keys. Released before, it moves back. */
export function SliderTrack({ labelledBy, describedBy, state, hasError, onEnd }: SliderTrackProps) {
  const { t } = useTranslation("verification");
  const track = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const keyboardStartedAt = useRef<number | null>(null);
  const [distance, setDistance] = useState(0);
  const isReady = state === "ready";
  const trackLength = () =>
    Math.max(40, (track.current?.clientWidth ?? 0) - (handle.current?.offsetWidth ?? 0));
  const atEnd = state !== "ready";

  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!isReady) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      startX: event.clientX,
      startY: event.clientY,
      startedAt: stopwatch(),
      trackWidth: trackLength(),
      trail: [{ x: 0, y: 0, t: 0 }],
    };
  };
  const handlePointerMove = (event: PointerEvent) => {
    const dragged = drag.current;
    if (!dragged) return;
    const x = Math.round(Math.min(dragged.trackWidth, Math.max(0, event.clientX - dragged.startX)));
    dragged.trail.push({
      x,
      y: Math.round(event.clientY - dragged.startY),
      t: Math.max(0, Math.round(stopwatch() - dragged.startedAt)),
    });
    setDistance(x);
  };
  const handlePointerUp = () => {
    const dragged = drag.current;
    drag.current = null;
    setDistance(0);
    const reached = dragged?.trail.at(-1)?.x ?? 0;
    if (dragged && reached >= dragged.trackWidth - endTolerance)
      onEnd(sliderMove("pointer", dragged.trackWidth, dragged.trail));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const width = trackLength();
    const targets: Record<string, number> = {
      ArrowRight: distance + width * keyStep,
      ArrowUp: distance + width * keyStep,
      ArrowLeft: distance - width * keyStep,
      ArrowDown: distance - width * keyStep,
      Home: 0,
      End: width,
    };
    const target = targets[event.key];
    if (target === undefined || !isReady) return;
    event.preventDefault();
    keyboardStartedAt.current ??= stopwatch();
    const next = Math.min(width, Math.max(0, Math.round(target)));
    setDistance(next);
    if (next < width - endTolerance) return;
    const elapsed = Math.max(0, Math.round(stopwatch() - keyboardStartedAt.current));
    keyboardStartedAt.current = null;
    setDistance(0);
    onEnd(
      sliderMove("keyboard", width, [
        { x: 0, y: 0, t: 0 },
        { x: Math.round(width), y: 0, t: elapsed },
      ]),
    );
  };

  return (
    <div
      ref={track}
      className={classNames(
        "relative flex min-h-control items-center justify-center rounded-control border bg-sunk px-14 text-center",
        // Beside the handle a long word finds no room there.
        "few-letters:px-2 few-letters:pt-12",
        hasError ? "border-red" : "border-edge",
        state === "passed" && "bg-tint-green",
      )}
    >
      <span aria-live="polite" className={state === "passed" ? "text-green" : "text-ink2"}>
        {t(`slider.${state}`)}
      </span>
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={atEnd ? 100 : Math.round((distance / trackLength()) * 100)}
        aria-valuetext={t(`slider.${state}`)}
        aria-disabled={!isReady || undefined}
        aria-invalid={hasError || undefined}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerUp}
        onPointerCancel={handlePointerUp}
        onKeyDown={handleKeyDown}
        // Only where it was moved: a prerendered page must not carry styles of its own.
        {...(isReady && distance > 0 && { style: { transform: `translateX(${distance}px)` } })}
        className={classNames(
          "absolute inset-y-0 grid w-12 few-letters:bottom-auto few-letters:h-12 few-letters:border-b touch-none place-items-center rounded-control border-edge bg-card",
          atEnd ? "right-0 border-l" : "left-0 cursor-grab border-r active:cursor-grabbing",
        )}
      >
        {state === "judging" ? (
          <Arc />
        ) : (
          <Icon
            of={state === "passed" ? Check : ArrowRight}
            className={state === "passed" ? "text-green" : ""}
          />
        )}
      </div>
    </div>
  );
}
