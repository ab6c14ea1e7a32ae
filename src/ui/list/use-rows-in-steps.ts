import { startTransition, useEffect, useState } from 'react';

/** More than a phone shows at once. */
const FIRST = 8;

/** Rendering a page of long cards takes a while on a slow phone. */
export const useRowsInSteps = <Row>(rows: readonly Row[]): readonly Row[] => {
  const [all, setAll] = useState(false);
  const any = rows.length > 0;
  useEffect(() => {
    if (any) startTransition(() => setAll(true));
  }, [any]);
  return all ? rows : rows.slice(0, FIRST);
};
