import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DayInput, PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { type ProofFormProps, ProofFrame } from './ProofFrame.tsx';

/** A transfer between accounts (Pbk), told whole: its decree is the proof. */
export const PbkForm = ({ spt, bills, ...frame }: ProofFormProps) => {
  const translate = useTranslate();
  const [first] = bills;
  const [number, setNumber] = useState('');
  const [kapKjs, setKapKjs] = useState(first?.kapKjs ?? '');
  const [period, setPeriod] = useState(spt.period);
  const [amount, setAmount] = useState(first?.rest ?? '');
  const [date, setDate] = useState('');
  const whole = number.trim() !== '' && kapKjs !== '' && period !== '' && amount !== '' && date !== '';
  return (
    <ProofFrame {...frame} typed={whole ? { pbk: { number: number.trim(), kapKjs, period, amount, date } } : null}>
      {(refused) => (
        <>
          <TextInput
            label={translate('sptMoney.pbk_number')}
            value={number}
            onChange={setNumber}
            error={refused.number ?? refused['pbk.number']}
            autoComplete="off"
            maxLength={64}
          />
          <SelectInput
            label={translate('sptMoney.proof.kapKjs')}
            value={kapKjs}
            onChange={setKapKjs}
            error={refused['pbk.kapKjs']}
            options={bills.map((one) => ({
              value: one.kapKjs,
              label: `${one.kapKjs} ${translate(`spt.row.${one.kapKjs}`, { _: '' })}`,
            }))}
          />
          <PeriodInput
            label={translate('sptMoney.proof.period')}
            value={period}
            onChange={setPeriod}
            error={refused['pbk.period']}
          />
          <RupiahInput
            label={translate('sptMoney.proof.amount')}
            value={amount}
            onChange={setAmount}
            error={refused['pbk.amount']}
          />
          <DayInput
            label={translate('sptMoney.pbk_date')}
            value={date}
            onChange={setDate}
            error={refused['pbk.date']}
          />
        </>
      )}
    </ProofFrame>
  );
};
