import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { rupiah } from '#domain/definition/money.ts';
import { adjustments } from '#domain/trial-balance/adjustments.ts';
import { type L1Form, l1Rows } from '#domain/trial-balance/l1-accounts.ts';
import type { TrialAccountInput, TrialAccountView } from '#domain/trial-balance/view-schema.ts';
import { RupiahInput } from '../ui/inputs/RupiahInput.tsx';
import { type Option, SelectInput } from '../ui/inputs/SelectInput.tsx';
import { Money } from '../ui/layout/values.tsx';
import { fiscalAmount, inputOf } from './account-view.ts';

type Props = {
  readonly account: TrialAccountView;
  readonly form: L1Form;
  readonly busy: boolean;
  readonly onConfirm: (input: TrialAccountInput) => void;
};

const NONE = '-';

const codesOf = (sign: '+' | '-'): readonly Option[] =>
  adjustments.filter((one) => one.sign === sign).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

export const AccountForm = ({ account, form, busy, onConfirm }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`trialBalance.${key}`);
  const [input, setInput] = useState(() => inputOf(account));
  const set = (change: Partial<TrialAccountInput>) => setInput((now) => ({ ...now, ...change }));
  const options = useMemo(
    () => [
      { value: NONE, label: translate('trialBalance.unmapped') },
      ...[...l1Rows(form).values()].map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    ],
    [form, translate],
  );
  const fiscal = fiscalAmount(input, account.amount, form);
  const amount = (key: 'nonObject' | 'final' | 'plus' | 'minus') => (
    <RupiahInput label={words(key)} value={input[key]} onChange={(value) => set({ [key]: value || '0' })} />
  );
  const code = (key: 'plusCode' | 'minusCode', sign: '+' | '-') => (
    <SelectInput
      label={words(key)}
      value={input[key] ?? NONE}
      onChange={(value) => set({ [key]: value === NONE ? null : value })}
      options={[{ value: NONE, label: words('no_code') }, ...codesOf(sign)]}
    />
  );
  return (
    <div className="tb-form">
      <SelectInput
        label={words('account')}
        value={input.code ?? NONE}
        onChange={(value) => set({ code: value === NONE ? null : value })}
        options={options}
      />
      {account.reason && <p className="small sec tb-wide">{translate(`trialBalance.reason.${account.reason}`)}</p>}
      {fiscal !== null && (
        <>
          {amount('nonObject')}
          {amount('final')}
          {amount('plus')}
          {code('plusCode', '+')}
          {amount('minus')}
          {code('minusCode', '-')}
          <p className="tb-wide">
            {words('fiscal')}: <Money value={rupiah(fiscal)} unit strong />
          </p>
        </>
      )}
      <div className="tb-wide">
        <Button variant="contained" size="small" disabled={busy} onClick={() => onConfirm(input)}>
          {words('confirm')}
        </Button>
      </div>
    </div>
  );
};
