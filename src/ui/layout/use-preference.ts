import { useCallback, useSyncExternalStore } from 'react';
import { request } from '../../client/request.ts';
import type { Preferences } from '../../client/session.ts';

let stored: Preferences = {};
const listeners = new Set<() => void>();

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export const seedPreferences = (from: Preferences): void => {
  stored = from;
  for (const tell of listeners) tell();
};

export const preference = <K extends string & keyof Preferences>(name: K): Preferences[K] => stored[name];

export const usePreference = <K extends string & keyof Preferences>(name: K) => {
  const value = useSyncExternalStore(subscribe, () => stored[name]);
  const choose = useCallback(
    (to: Preferences[K]) => {
      seedPreferences({ ...stored, [name]: to });
      // If saving fails, the preference lasts until the page is left; no error is shown.
      void request('PUT', '/user/preferences', { body: { [name]: to }, quiet: true }).catch(() => undefined);
    },
    [name],
  );
  return [value, choose] as const;
};
