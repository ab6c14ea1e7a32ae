import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { DayInput, PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { NtpnForm, type ProofFormProps, ProofFrame } from './NtpnForm.tsx';

const PbkForm = ({ spt, bills, ...frame }: ProofFormProps) => {
  const translate = useTranslate();
  const [first] = bills;
  const [number, setNumber] = useStoredState(`pbk.${spt.id}.number`, '');
  const [kapKjs, setKapKjs] = useStoredState(`pbk.${spt.id}.kapKjs`, first?.kapKjs ?? '');
  const [period, setPeriod] = useStoredState(`pbk.${spt.id}.period`, spt.period);
  const [amount, setAmount] = useStoredState(`pbk.${spt.id}.amount`, first?.rest ?? '');
  const [date, setDate] = useStoredState(`pbk.${spt.id}.date`, '');
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

const forms = { NTPN: NtpnForm, PBK: PbkForm } as const;
type Kind = keyof typeof forms;

export const ProofDialog = (props: ProofFormProps) => {
  const translate = useTranslate();
  const [kind, setKind] = useStoredState<Kind>(`proof.${props.spt.id}`, 'NTPN');
  const Form = forms[kind];
  return (
    <Modal open width={600} title={translate('spt.moves.prove')} onClose={props.onClose}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={translate('sptMoney.proof.kind')}
        onChange={(_, picked: Kind | null) => picked && setKind(picked)}
      >
        {(Object.keys(forms) as Kind[]).map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`spt.proof.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Form {...props} />
    </Modal>
  );
};
