import { type RefObject, useEffect, useRef } from 'react';

/** On a narrow screen a row of tabs is longer than the page: the one at hand (`where` tells which by changing) stands in sight. */
export const useInSight = <E extends HTMLElement>(one: string, where: unknown): RefObject<E | null> => {
  const row = useRef<E>(null);
  useEffect(() => {
    if (where) row.current?.querySelector(one)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [one, where]);
  return row;
};
