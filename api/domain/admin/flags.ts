import { storedLaw } from '../law-rows.ts';
import { type CompanyFlag, flagDefaults } from './support.ts';

/** Changed defaults are stored with the rows of law, which every process and worker thread has. */
export const FLAG_DEFAULT = 'flag-default';

export const flagRowId = (flag: CompanyFlag): string => `${FLAG_DEFAULT}.${flag}`;

const stored = (flag: CompanyFlag) => storedLaw().find(({ id }) => id === flagRowId(flag));

/** Version 0: never changed. */
export const flagDefault = (flag: CompanyFlag): { readonly on: boolean; readonly version: number } => {
  const row = stored(flag);
  return { on: row ? row.values.on === true : flagDefaults[flag], version: row?.version ?? 0 };
};

/** A company without a value of its own has the default. */
export const flagOf = (flags: Readonly<Partial<Record<CompanyFlag, boolean>>>, flag: CompanyFlag): boolean =>
  flags[flag] ?? flagDefault(flag).on;
