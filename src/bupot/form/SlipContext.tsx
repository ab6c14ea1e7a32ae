import { createContext, useContext } from 'react';
import type { BupotStart } from '#domain/bupot/view-schema.ts';
import type { SaidFinding } from '#domain/definition/finding.ts';
import { useWordsOf } from '../../ui/form/said.ts';
import type { SlipFormHandle } from './use-slip-form.ts';

export type SlipValue = SlipFormHandle & {
  readonly start: BupotStart;
  /** A correction keeps payee and masa. */
  readonly corrects: boolean;
  readonly spoken: readonly SaidFinding[];
};

const SlipContext = createContext<SlipValue | null>(null);
export const SlipProvider = SlipContext.Provider;

export const useSlip = (): SlipValue => {
  const slip = useContext(SlipContext);
  if (!slip) throw new Error('useSlip outside the form of a slip');
  return slip;
};

/** What a field has to say: the server first, then what the domain finds. */
export const useSlipWords = () => useWordsOf(useSlip());
