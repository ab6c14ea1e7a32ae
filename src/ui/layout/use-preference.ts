import { useCallback, useSyncExternalStore } from 'react';
import { dataProvider } from '../../client/data-provider.ts';
import type { Preferences } from '../../client/session.ts';

let held: Preferences = {};
const told = new Set<() => void>();

const subscribe = (tell: () => void) => {
  told.add(tell);
  return () => told.delete(tell);
};

/** What the profile said when the session opened. */
export const seedPreferences = (from: Preferences): void => {
  held = from;
  for (const tell of told) tell();
};

export const preference = <K extends string & keyof Preferences>(name: K): Preferences[K] => held[name];

/** A choice of the person that follows them to every device; it counts at once and is stored behind their back. */
export const usePreference = <K extends string & keyof Preferences>(name: K) => {
  const value = useSyncExternalStore(subscribe, () => held[name]);
  const choose = useCallback(
    (to: Preferences[K]) => {
      seedPreferences({ ...held, [name]: to });
      // A choice that could not be stored holds until the page is left; that is no reason to disturb anybody.
      void dataProvider.call('PUT', '/user/preferences', { [name]: to }, { quiet: true }).catch(() => undefined);
    },
    [name],
  );
  return [value, choose] as const;
};
