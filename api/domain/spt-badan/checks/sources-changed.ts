import { finder } from '../../definition/finding.ts';
import type texts from '../../messages/id/annual-sources.ts';
import type { Check } from './check.ts';

const { warning } = finder<keyof (typeof texts)['check']>('annualSources.check');

/** Sheets to be drawn again. */
export const sourcesChanged: Check = ({ outside }) =>
  (outside?.stale ?? []).map((sheet) => warning(`${sheet}!`, 'stale', { params: { sheet } }));
