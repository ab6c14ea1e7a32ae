import { useMediaQuery } from '@mui/material';
import { useEffect } from 'react';

/** Marks the page while a docked panel stands beside it (class `org-beside` of the body). */
export const useSidePanel = (): void => {
  const narrow = useMediaQuery('(max-width:1024px)');
  useEffect(() => {
    if (narrow) return;
    document.body.classList.add('org-beside');
    return () => document.body.classList.remove('org-beside');
  }, [narrow]);
};
