import { useSearchParams } from 'react-router-dom';

/** A dialog that is open while the address has its parameter, so that a link opens it; null while it is closed. */
export const useDialogParam = (name: string) => {
  const [search, setSearch] = useSearchParams();
  return {
    value: search.get(name),
    open: (value = '') => setSearch({ [name]: value }, { replace: true }),
    close: () => setSearch({}, { replace: true }),
  };
};
