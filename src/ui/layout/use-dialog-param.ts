import { useSearchParams } from 'react-router-dom';

/** A dialog that is open while the address has its parameter, so that a link opens it; null while it is closed. */
export const useDialogParam = (name: string) => {
  const [search, setSearch] = useSearchParams();
  const change = (value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return { value: search.get(name), open: (value = '') => change(value), close: () => change(null) };
};
