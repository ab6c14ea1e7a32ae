import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;

/** A long press, by how long the finger was down: a busy page counts late, and must not take it for a short one. */
export const useHold = (onHold: () => void) => {
  const since = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const hold = () => {
    since.current = null;
    held.current = true;
    onHold();
  };
  const letGo = () => {
    clearTimeout(timer.current);
    since.current = null;
  };
  return {
    onPointerDown: ({ timeStamp }: PointerEvent) => {
      letGo();
      held.current = false;
      since.current = timeStamp;
      timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerUp: ({ timeStamp }: PointerEvent) => {
      if (since.current !== null && timeStamp - since.current >= HOLD_MS) hold();
      letGo();
    },
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    /** What is under the finger when it goes up was not pressed. */
    onClickCapture: (event: MouseEvent) => {
      if (!held.current || event.detail === 0) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
