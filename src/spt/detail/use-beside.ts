import { useMediaQuery } from '@mui/material';
import { useEffect } from 'react';

/** While a panel stands beside the page, the page keeps clear of it; on a narrow screen it lies over the page. */
export const useBeside = (): void => {
  const narrow = useMediaQuery('(max-width:1024px)');
  useEffect(() => {
    if (narrow) return;
    document.body.classList.add('org-beside');
    return () => document.body.classList.remove('org-beside');
  }, [narrow]);
};
