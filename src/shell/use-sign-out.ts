import { useCallback } from 'react';
import { disconnectEvents } from '../app/events.ts';
import { forgetSession } from '../app/session.ts';
import { tellTabs } from '../app/tabs.ts';
import { leaveFor } from '../kit/unsaved.ts';

/** Forgets what this page holds, then lets the server end the session and clear cookies and storage. */
export const useSignOut = () => {
  return useCallback(
    () =>
      leaveFor(() => {
        disconnectEvents();
        forgetSession();
        tellTabs({ said: 'left' });
        window.location.assign('/logout');
      }),
    [],
  );
};
