import { useCallback, useSyncExternalStore } from 'react';
import { dataProvider } from '../../client/data-provider.ts';
import type { Preferences } from '../../client/session.ts';

let stored: Preferences = {};
const listeners = new Set<() => void>();

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** What the profile said when the session opened. */
export const seedPreferences = (from: Preferences): void => {
  stored = from;
  for (const tell of listeners) tell();
};

export const preference = <K extends string & keyof Preferences>(name: K): Preferences[K] => stored[name];

/** A choice of the person that follows them to every device; it counts at once and is stored behind their back. */
export const usePreference = <K extends string & keyof Preferences>(name: K) => {
  const value = useSyncExternalStore(subscribe, () => stored[name]);
  const choose = useCallback(
    (to: Preferences[K]) => {
      seedPreferences({ ...stored, [name]: to });
      // A choice that could not be stored holds until the page is left; that is no reason to disturb anybody.
      void dataProvider.call('PUT', '/user/preferences', { [name]: to }, { quiet: true }).catch(() => undefined);
    },
    [name],
  );
  return [value, choose] as const;
};
