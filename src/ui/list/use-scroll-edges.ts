import { type RefObject, useEffect, useState } from 'react';

export type ScrollEdges = { readonly before: boolean; readonly after: boolean };

/** On which sides something is out of sight, followed through scrolling and every change of size. */
export const useScrollEdges = (frame: RefObject<HTMLElement | null>): ScrollEdges => {
  const [edges, setEdges] = useState<ScrollEdges>({ before: false, after: false });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const before = element.scrollLeft > 0;
      // Widths are fractions on a zoomed page; scroll positions round them.
      const after = element.scrollWidth - element.clientWidth - element.scrollLeft > 1;
      setEdges((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
  return edges;
};
