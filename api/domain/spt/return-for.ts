import { stretchOn } from '../calendar/day-count.ts';
import type { Dated } from '../definition/dated.ts';
import { pph21Form, ppnForm, unifikasiForm } from '../rules/spt.ts';
import type { ReturnDefinition } from './definition.ts';
import { pph21 } from './pph21/definition.ts';
import { ppn } from './ppn/definition.ts';
import type { ReturnType } from './record.ts';
import { unifikasi } from './unifikasi/definition.ts';

type Built = { readonly form: Dated<'coretax'>; readonly coretax: ReturnDefinition };

/** The implemented returns: the form of each as the law changed it, and its content by that form. */
export const builtReturns: Readonly<Record<ReturnType, Built>> = {
  UNIFIKASI: { form: unifikasiForm, coretax: unifikasi },
  PPH21: { form: pph21Form, coretax: pph21 },
  PPN: { form: ppnForm, coretax: ppn },
};

/** The definition of a return for a period (YYYY-MM); null for periods before Coretax, whose lines no source names. */
export const returnFor = (type: ReturnType, period: string): ReturnDefinition | null => {
  const built = builtReturns[type];
  const version = stretchOn(built.form, `${period}-01`)?.value;
  return version ? built[version] : null;
};
