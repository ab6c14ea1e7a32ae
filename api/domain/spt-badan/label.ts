import { type Locale, say } from '../messages/index.ts';
import type { AnnualReturn } from './record.ts';

/** "SPT Tahunan badan 2024 pembetulan ke-1". */
export const annualLabel = (
  { taxYear, revision }: Pick<AnnualReturn, 'taxYear' | 'revision'>,
  locale: Locale = 'id',
): string => say(locale, revision === 0 ? 'sptBadan.label' : 'sptBadan.label_amended', { taxYear, revision });
