import { useEffect, useRef, useState } from 'react';

/**
 * If the current row leaves the list, the row at its index becomes current; an empty list closes the preview. `known`:
 * `ids` belong to the current query.
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
