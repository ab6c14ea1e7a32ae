import { Button, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type DifferenceCause, differenceCauses } from '#domain/spt-badan/equalisation/equalisation.ts';
import type { EqualisationView } from '#domain/spt-badan/equalisation/view-schema.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

type Explanation = EqualisationView['explanations'][number];

type Props = {
  readonly of: EqualisationView;
  readonly busy: boolean;
  readonly onSave: (explanations: readonly Explanation[]) => void;
};

const LONGEST_NOTE = 200;
const MOST = 20;

/** Causes of one difference; a new one begins with what is still open. */
export const Explanations = ({ of, busy, onSave }: Props) => {
  const translate = useTranslate();
  const word = (key: string) => translate(`annualSources.equalisation.${key}`);
  const [rows, setRows] = useStoredState<readonly Explanation[]>(`causes ${of.name}`, of.explanations);
  const change = (at: number, part: Partial<Explanation>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const changed = JSON.stringify(rows) !== JSON.stringify(of.explanations);
  return (
    <div className="annual-causes">
      {rows.map((row, at) => {
        const key = String(at);
        return (
          <div key={key} className="annual-cause">
            <SelectInput
              label={word('cause')}
              value={row.cause}
              onChange={(cause) => change(at, { cause: cause as DifferenceCause })}
              options={differenceCauses[of.name].map((value) => ({ value, label: word(`causes.${value}`) }))}
            />
            <RupiahInput
              label={word('amount')}
              value={row.amount}
              places={0}
              unit={false}
              onChange={(amount) => change(at, { amount })}
            />
            <TextInput
              label={word('note')}
              value={row.note}
              maxLength={LONGEST_NOTE}
              onChange={(note) => change(at, { note })}
            />
            <IconButton
              aria-label={`${word('remove')} ${at + 1}`}
              onClick={() => setRows(rows.filter((_, index) => index !== at))}
            >
              <Icon name="trash" size={16} />
            </IconButton>
          </div>
        );
      })}
      <div className="row wrap">
        {rows.length < MOST && (
          <Button
            size="small"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => {
              const [cause] = differenceCauses[of.name];
              setRows([...rows, { cause, amount: rows.length === of.explanations.length ? of.open : '', note: '' }]);
            }}
          >
            {word('add')}
          </Button>
        )}
        {changed && (
          <Button
            size="small"
            variant="contained"
            disabled={busy || rows.some(({ amount }) => amount === '')}
            onClick={() => onSave(rows)}
          >
            {word('save')}
          </Button>
        )}
      </div>
    </div>
  );
};
