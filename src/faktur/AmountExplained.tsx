import { useTranslate } from 'react-admin';
import { explainFaktur } from '#domain/faktur/explain.ts';
import type { Explainable } from '#domain/faktur/explain-parts.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { ExplainButton } from '../ui/layout/Explain.tsx';
import { toForm, toInput } from './form/form-state.ts';

/** The Σ beside an amount of a saved invoice. */
export const AmountExplained = ({ of, which }: { of: Faktur; which: Explainable }) => (
  <ExplainButton
    label={useTranslate()(`explain.${which}`)}
    explain={() => explainFaktur(toInput(toForm(of)), { lines: of.lines, total: of }, which)}
  />
);
