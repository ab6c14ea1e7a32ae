import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { hasStoredInput } from '../client/stored-input.ts';
import { useSession } from '../ui/layout/session-context.ts';

/** Pages render in steps: forms that open by themselves have restored their input by then. */
const DRAWN_MS = 3000;

/** Notifies that stored input belongs to a closed dialog of this page. */
export const StoredInputNotice = () => {
  const { profile, setting } = useSession();
  const notify = useNotify();
  const { id: personId } = profile;
  const { companyId } = setting;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (hasStoredInput({ personId, companyId }))
        notify('form.typing_waits', { type: 'info', autoHideDuration: 10_000 });
    }, DRAWN_MS);
    return () => clearTimeout(timer);
  }, [personId, companyId, notify]);
  return null;
};
