import { type RefObject, useLayoutEffect } from 'react';

/** Tells how many pixels of a frame are left beside what always takes `taken`, before it is first seen and with every change. */
export const useRoom = (frame: RefObject<HTMLElement | null>, taken: number, tell: (room: number) => void): void => {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => tell(element.clientWidth - taken);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [frame, taken, tell]);
};
