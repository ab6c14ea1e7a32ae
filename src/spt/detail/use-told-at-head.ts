import { type RefObject, useEffect, useRef } from 'react';
import { isUnderway } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';

/** What was pressed far down the page is told at its head: once its answer is there, that is brought into sight. */
export const useToldAtHead = (spt: SptView): { place: RefObject<HTMLDivElement | null>; pressed: () => void } => {
  const place = useRef<HTMLDivElement>(null);
  const waits = useRef(false);
  const before = useRef(spt.status);
  const { status } = spt;
  const underway = isUnderway(spt);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (waits.current) place.current?.scrollIntoView({ block: 'nearest' });
    waits.current = waits.current && underway;
  }, [status, underway]);
  return {
    place,
    pressed: () => {
      waits.current = true;
    },
  };
};
