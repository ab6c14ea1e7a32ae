import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatBillingCode } from '#domain/billing/number.ts';
import { pairOf } from '#domain/billing/pairs.ts';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import type { PaidCode } from '#domain/billing/view.ts';
import { jakartaDay } from '#domain/scope.ts';
import { DayInput, PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { SpanText } from '../billing-cells.tsx';
import { ReceiptFile } from './ReceiptFile.tsx';
import { type Confirmation, firstEmpty, useConfirm } from './use-confirm.ts';
import './confirm.css';
import { useStoredState } from '../../ui/form/use-stored-state.ts';

type Known = Pick<PaidCode, 'code' | 'kap' | 'kjs' | 'taxName' | 'amount' | 'periodFrom' | 'periodTo'>;

const startOf = (known: Known | undefined): Confirmation => ({
  billingCode: known?.code ?? '',
  ntpn: '',
  amount: known?.amount ?? '',
  paidAt: jakartaDay(Date.now()),
  period: known?.periodFrom ?? '',
});

const taxOf = ({ kap, kjs, taxName, periodFrom }: Known): string =>
  `${kap}-${kjs} ${pairOf(kap, kjs, periodFrom)?.description ?? taxName}`;

const bare = (text: string): string => text.replace(/[\s.-]/g, '');

type Props = {
  readonly codes: readonly Known[];
  readonly onDone: (record: NtpnRecord) => void;
};

export const ConfirmForm = ({ codes, onDone }: Props) => {
  const translate = useTranslate();
  const mayConfirm = useMay('ebilling/ntpn', 'create');
  const [given, setGiven] = useStoredState('confirm', startOf(codes[0]));
  const [begins] = useState(() => firstEmpty(given));
  const [file, setFile] = useState<File | null>(null);
  const [missed, setMissed] = useState(false);
  const { confirm, busy, errors } = useConfirm(onDone);
  const known = codes.find(({ code }) => code === given.billingCode);
  const set = (part: Partial<Confirmation>) => setGiven((held) => ({ ...held, ...part }));
  const wrong: Partial<Record<keyof Confirmation, string>> = {
    ...(/^\d{15}$/.test(given.billingCode) ? {} : { billingCode: 'payScreen.confirm.code_digits' }),
    ...(/^[0-9A-Z]{16}$/.test(given.ntpn) ? {} : { ntpn: 'billing.ntpn.pattern' }),
    ...(given.amount ? {} : { amount: 'problem.field.required' }),
    ...(given.paidAt ? {} : { paidAt: 'problem.field.required' }),
    ...(given.period ? {} : { period: 'problem.field.required' }),
  };
  const errorOf = (field: keyof Confirmation | 'file') => {
    const own = missed && field !== 'file' ? wrong[field] : undefined;
    const message = errors[field] ?? own;
    return message ? translate(message) : undefined;
  };
  const submit = () => {
    setMissed(true);
    if (Object.keys(wrong).length === 0) void confirm(given, file);
  };
  return (
    <form
      className="cf"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {codes.length > 1 ? (
        <SelectInput
          label={translate('payScreen.field.code')}
          value={given.billingCode}
          onChange={(code) => setGiven(startOf(codes.find((each) => each.code === code)))}
          options={codes.map((each) => ({
            value: each.code ?? '',
            label: `${formatBillingCode(each.code ?? '')} · ${each.taxName}`,
          }))}
        />
      ) : (
        <TextInput
          label={translate('payScreen.field.code')}
          value={given.billingCode}
          onChange={(code) => set({ billingCode: bare(code) })}
          inputMode="numeric"
          numeric
          maxLength={20}
          readOnly={codes.length === 1}
          autoFocus={begins === 'billingCode'}
          error={errorOf('billingCode')}
        />
      )}
      {known && (
        <p className="cf-tax">
          <span className="lab">{translate('payScreen.field.tax')}</span>
          {taxOf(known)}
        </p>
      )}
      <div className="cf-wide">
        <TextInput
          label={translate('payScreen.field.ntpn')}
          value={given.ntpn}
          onChange={(ntpn) => set({ ntpn: bare(ntpn).toUpperCase() })}
          maxLength={24}
          numeric
          autoFocus={begins === 'ntpn'}
          error={errorOf('ntpn')}
          helper={translate('payScreen.confirm.ntpn_note')}
        />
      </div>
      <RupiahInput
        label={translate('payScreen.confirm.amount')}
        value={given.amount}
        places={0}
        onChange={(amount) => set({ amount })}
        error={errorOf('amount')}
      />
      <DayInput
        label={translate('payScreen.confirm.paid_at')}
        value={given.paidAt}
        max={jakartaDay(Date.now())}
        onChange={(paidAt) => set({ paidAt })}
        error={errorOf('paidAt')}
      />
      {known && known.periodFrom !== known.periodTo ? (
        <p className="cf-tax">
          <span className="lab">{translate('payScreen.field.masa')}</span>
          <SpanText of={known} />
        </p>
      ) : (
        <PeriodInput
          label={translate('payScreen.field.masa')}
          value={given.period}
          onChange={(period) => set({ period })}
          error={errorOf('period')}
        />
      )}
      <div className="cf-wide">
        <ReceiptFile file={file} onChange={setFile} error={errorOf('file')} />
      </div>
      <div className="row wrap cf-wide">
        <Button type="submit" variant="contained" disabled={busy || !mayConfirm}>
          {translate('payScreen.confirm.send')}
        </Button>
        {!mayConfirm && <span className="small sec">{translate('payScreen.confirm.not_allowed')}</span>}
      </div>
    </form>
  );
};
