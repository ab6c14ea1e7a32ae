import { useTranslate } from 'react-admin';
import { linePlaces } from '#domain/faktur/check-lines.ts';
import { transactionCode } from '#domain/faktur/codes.ts';
import { explainFaktur } from '#domain/faktur/explain.ts';
import { explainedText } from '../../ui/layout/Explain.tsx';
import { useForm } from './FormContext.tsx';

const worked = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;
const typed = ['quantity', 'price', 'discount'] as const;

/** Of a cell of a line (its place, from 0): how its value came about, by which rule, and what may be typed. Nothing for plain text. */
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
    const said = line ? origin('otherDpp', at) : '';
    if (form.advanceOf !== null) return said;
    if (line?.base === 'OWN') return `${said} ${hint('own', { places: linePlaces.ownBase })}`;
    const open: readonly string[] = transactionCode(form.code)?.bases ?? [];
    return `${said} ${hint(open.includes('OWN') ? 'choose_own' : 'no_own', { code: form.code })}`;
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
