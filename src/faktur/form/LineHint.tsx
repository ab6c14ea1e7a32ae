import { Button } from '@mui/material';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useTranslate } from 'react-admin';
import { linePlaces } from '#domain/faktur/check-lines.ts';
import { transactionCode } from '#domain/faktur/codes.ts';
import { explainFaktur } from '#domain/faktur/explain.ts';
import { canRound } from '#domain/faktur/round-quantity.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { explainedText } from '../../ui/layout/Explain.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useForm } from './FormContext.tsx';

const worked = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;
const typed = ['quantity', 'price', 'discount'] as const;

/** How a line's cell (index from 0) was calculated, and what is allowed. */
export const useLineHint = () => {
  const { form, input, amounts } = useForm();
  const translate = useTranslate();
  const hint = (key: string, params?: Record<string, string | number>) => translate(`fakturScreen.hint.${key}`, params);

  const origin = (which: (typeof worked)[number], at: number): string => {
    const explained = explainFaktur(input, amounts, which, at);
    const { label, formula, rule } = explained;
    return hint('origin', {
      name: translate(label),
      formula: formula ? translate(formula) : '',
      value: explainedText(explained),
      rule: rule ? ` (${rule.name})` : '',
    });
  };
  const base = (at: number): string => {
    const line = form.lines[at];
    const originText = line ? origin('otherDpp', at) : '';
    if (form.advanceOf !== null) return originText;
    if (line?.base === 'OWN') return `${originText} ${hint('own', { places: linePlaces.ownBase })}`;
    const open: readonly string[] = transactionCode(form.code)?.bases ?? [];
    return `${originText} ${hint(open.includes('OWN') ? 'choose_own' : 'no_own', { code: form.code })}`;
  };

  return (at: number, key: string): string => {
    const amount = typed.find((one) => one === key);
    if (amount) return hint(amount, { places: linePlaces[amount] });
    if (at < 0 || at >= form.lines.length) return '';
    if (key === 'base' || key === 'otherDpp') return base(at);
    const which = worked.find((one) => one === key);
    return which ? `${origin(which, at)} ${hint('worked')}` : '';
  };
};

export type LineHintHandle = { readonly on: (line: string, key: string) => void };

/** Holds the focused cell itself, so that moving between cells does not render the grid again. */
export const LineHint = ({ ref }: { ref: Ref<LineHintHandle> }) => {
  const { form } = useForm();
  const translate = useTranslate();
  const hintOf = useLineHint();
  const [cell, setCell] = useState<{ readonly line: string; readonly key: string } | null>(null);
  useImperativeHandle(ref, () => ({ on: (line, key) => setCell({ line, key }) }), []);
  const hint =
    cell &&
    hintOf(
      form.lines.findIndex(({ id }) => id === cell.line),
      cell.key,
    );
  return (
    <span className="fgrid-h" role="status">
      {hint || (
        <>
          {translate('fakturScreen.form.in_rupiah')}
          <span className="row g4">
            <Icon name="sigma" size={14} />
            {translate('sheet.computed')}
          </span>
        </>
      )}
    </span>
  );
};

/** Rounds all quantities to the decimals the tax office accepts and keeps every total. */
export const RoundQuantities = () => {
  const translate = useTranslate();
  const { form, roundQuantities } = useForm();
  const count = form.lines.filter((line) => canRound(line, form.date)).length;
  if (count === 0) return null;
  return (
    <div className="pad">
      <Alert
        severity="warning"
        title={translate('fakturScreen.form.round.title', { smart_count: count })}
        actions={
          <Button size="small" variant="outlined" onClick={roundQuantities}>
            {translate('fakturScreen.form.round.action')}
          </Button>
        }
      >
        {translate('fakturScreen.form.round.text')}
      </Alert>
    </div>
  );
};
