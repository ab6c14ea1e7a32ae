import { useEffect, useRef, useState } from 'react';

/**
 * Which row is looked at, and whether it lies open beside the list. Where it is listed no more (it was decided, another tab is read) the row in its
 * place is looked at; beside a list of none nothing lies open. `ids`: the rows there are; `known`: they are those that were asked for.
 */
export const usePreview = (ids: readonly string[], known: boolean) => {
  const [current, setCurrent] = useState<string | null>(null);
  const [open, setPreviewing] = useState(false);
  const place = useRef(0);
  const at = current === null ? -1 : ids.indexOf(current);
  if (at >= 0) place.current = at;
  const lost = open && known && current !== null && at < 0;
  const next = lost ? (ids[Math.min(place.current, ids.length - 1)] ?? null) : null;
  useEffect(() => {
    if (next !== null) setCurrent(next);
  }, [next]);
  return { current: next ?? current, setCurrent, isPreviewing: open && ids.length > 0, setPreviewing };
};
