import { useCallback } from 'react';
import { disconnectEvents } from '../client/events.ts';
import { forgetSession } from '../client/session.ts';
import { clearStoredInput } from '../client/stored-input.ts';
import { tellTabs } from '../client/tabs.ts';
import { leaveFor } from '../ui/feedback/unsaved.ts';

/** Clears the state of this page first; the server then clears cookies and storage. */
export const useSignOut = () => {
  return useCallback(
    () =>
      leaveFor(() => {
        disconnectEvents();
        clearStoredInput();
        forgetSession();
        tellTabs({ type: 'left' });
        window.location.assign('/logout');
      }),
    [],
  );
};
