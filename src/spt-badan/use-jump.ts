import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the line or table in the fragment of the address and focuses its entry, once the sheet is rendered. */
export const useJump = (isReady: boolean): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isReady || !key || hash.length < 2) return;
    const [line = ''] = decodeURIComponent(hash.slice(1)).split(/\.(?=\d+$)/);
    const found = [decodeURIComponent(hash.slice(1)), line]
      .map((name) => document.querySelector<HTMLElement>(`[data-line="${CSS.escape(name)}"]`))
      .find((element) => element !== null);
    found?.scrollIntoView({ block: 'center' });
    found?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
  }, [isReady, hash, key]);
};
