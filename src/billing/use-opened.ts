import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The record opened over a list by the hash (`#id`). It stays open when the list rewrites its address. */
export const useOpened = (): readonly [string | null, () => void] => {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const named = hash.slice(1);
  const [opened, setOpened] = useState<string | null>(named || null);
  // A link to the same record opens it again; only the location key changes then.
  useEffect(() => {
    if (named && key) setOpened(named);
  }, [named, key]);
  const close = () => {
    setOpened(null);
    // Reloading or sharing the address should open the list only.
    if (window.location.hash) navigate({ search: window.location.search, hash: '' }, { replace: true });
  };
  return [opened, close];
};
