import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import type { TrialBalanceView } from '#domain/trial-balance/view-schema.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { RupiahInput } from '../ui/inputs/RupiahInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { TrialBalanceHandle } from './use-trial-balance.ts';

type Row = TrialBalanceView['unread'][number];
type RowProps = { readonly of: Row; readonly busy: boolean; readonly onCorrect: TrialBalanceHandle['correctRow'] };

const UnreadRow = ({ of: { row, number, name: found, text }, busy, onCorrect }: RowProps) => {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`trialBalance.${key}`, params);
  const [input, setInput] = useStoredState(`unread.${row}`, { name: found, debit: '', credit: '' });
  const set = (change: Partial<typeof input>) => setInput((now) => ({ ...now, ...change }));
  const { name, debit, credit } = input;
  const isComplete = name.trim() !== '' && (debit !== '' || credit !== '');
  const add = () => void onCorrect(row, { number, name, debit: debit || '0', credit: credit || '0' });
  return (
    <li className="tb-unread">
      <p>
        <strong>{words('row', { row })}</strong> {[number, found].filter(Boolean).join(' ')}
        {text !== '' && <span className="sec"> {words('written', { text })}</span>}
      </p>
      <div className="row wrap tb-unread-inputs">
        {found === '' && <TextInput label={words('name')} value={name} onChange={(next) => set({ name: next })} />}
        <RupiahInput label={words('debit_side')} value={debit} onChange={(next) => set({ debit: next })} />
        <RupiahInput label={words('credit_side')} value={credit} onChange={(next) => set({ credit: next })} />
        <Button variant="outlined" disabled={busy || !isComplete} onClick={add}>
          {words('add_row')}
        </Button>
        <Button disabled={busy} onClick={() => void onCorrect(row, null)}>
          {words('leave_row')}
        </Button>
      </div>
    </li>
  );
};

type Props = {
  readonly rows: readonly Row[];
  readonly busy: boolean;
  /** null without the permission. */
  readonly onCorrect: TrialBalanceHandle['correctRow'] | null;
};

const SHOWN = 10;

/** Rows of the file that count only after a person states their amount. */
export const UnreadRows = ({ rows, busy, onCorrect }: Props) => {
  const translate = useTranslate();
  return (
    <div className="card tb-card">
      <Alert severity="warning">{translate('trialBalance.unread', { smart_count: rows.length })}</Alert>
      {onCorrect && (
        <ul>
          {rows.slice(0, SHOWN).map((row) => (
            <UnreadRow key={`${row.row} ${row.name}`} of={row} busy={busy} onCorrect={onCorrect} />
          ))}
        </ul>
      )}
      {onCorrect && rows.length > SHOWN && (
        <p className="sec small">
          {translate('trialBalance.more_rows', { shown: SHOWN, count: formatCount(rows.length) })}
        </p>
      )}
    </div>
  );
};
