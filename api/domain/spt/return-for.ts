import { stretchOn } from '../calendar/due-day.ts';
import { pph21Form, unifikasiForm } from '../rules/spt.ts';
import type { ReturnDefinition } from './definition.ts';
import { pph21 } from './pph21/definition.ts';
import type { ReturnType } from './types.ts';
import { unifikasi } from './unifikasi/definition.ts';

const forms = { UNIFIKASI: unifikasiForm, PPH21: pph21Form } as const;
const definitions = { UNIFIKASI: { coretax: unifikasi }, PPH21: { coretax: pph21 } } as const;

/** The return of a kind as it is for a period (YYYY-MM); null for periods before Coretax, whose lines no source names. */
export const returnFor = (type: ReturnType, period: string): ReturnDefinition | null => {
  const version = stretchOn(forms[type], `${period}-01`)?.value;
  return version ? definitions[type][version] : null;
};
