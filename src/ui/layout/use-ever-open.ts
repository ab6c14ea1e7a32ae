import { useState } from 'react';

/** A closed menu or dialog is not built before its first use. */
export const useEverOpen = (open: boolean): boolean => {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
};
