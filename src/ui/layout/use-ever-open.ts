import { useState } from 'react';

/** Whether this was ever open: a closed menu or dialog is not built before its first use, and stays for its closing. */
export const useEverOpen = (open: boolean): boolean => {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
};
