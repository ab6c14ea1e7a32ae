import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The record an address opens over a list (`#id`). The list may rewrite its address as it likes; what was opened stays until it is
 * closed or another one is opened.
 */
export const useOpened = (): readonly [string | null, () => void] => {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const named = hash.slice(1);
  const [opened, setOpened] = useState<string | null>(named || null);
  // A link to the same record opens it again, which only the key of the visit tells.
  useEffect(() => {
    if (named && key) setOpened(named);
  }, [named, key]);
  const close = () => {
    setOpened(null);
    // Whoever loads the page again, or hands its address on, means the list.
    if (window.location.hash) navigate({ search: window.location.search, hash: '' }, { replace: true });
  };
  return [opened, close];
};
