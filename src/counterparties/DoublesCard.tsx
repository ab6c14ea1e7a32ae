import { Button, Checkbox } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CounterpartyPage } from '#domain/counterparty/view-schema.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { problemOf, useCall, useTellProblem } from '../ui/feedback/use-call.ts';
import { Card } from '../ui/layout/Card.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { PartyNumber, PartyPlace } from './PartyNumber.tsx';
import { counterpartyPath } from './paths.ts';

type Props = { readonly of: CounterpartyPage; readonly onMerged: () => void };
type Double = CounterpartyPage['doubles'][number];

const One = ({ of, ticked, onTick }: { of: Double; ticked: boolean; onTick?: (() => void) | undefined }) => {
  const translate = useTranslate();
  const { counterparty, why } = of;
  return (
    <li className="row">
      {onTick && (
        <Checkbox
          checked={ticked}
          onChange={onTick}
          slotProps={{ input: { 'aria-label': `${counterparty.name} ${counterparty.identity}` } }}
        />
      )}
      <div className="counterparty-one">
        <Link to={counterpartyPath(counterparty.id)}>{counterparty.name}</Link>
        <PartyNumber of={counterparty} />
        <PartyPlace of={counterparty} />
        <span className="small sec">{translate(`counterparty.why.${why}`)}</span>
      </div>
    </li>
  );
};

export const DoublesCard = ({ of: { counterparty, doubles }, onMerged }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellProblem();
  const { ask, busy } = useCall();
  const may = useMay('counterparties', 'edit');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  if (doubles.length === 0) return null;
  const chosen = doubles.map((one) => one.counterparty).filter(({ id }) => ticked.includes(id));
  const tick = (id: string) => setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  const merge = async () => {
    try {
      const others = chosen.map(({ id, version }) => ({ id, version }));
      await ask('POST', '/counterparties/{id}/merge', {
        path: { id: counterparty.id },
        body: { version: counterparty.version, others },
        silent: true,
      });
      notify('counterparty.merge_done', { type: 'success' });
      setTicked([]);
    } catch (error) {
      tell(error, problemOf(error)?.errors?.others);
    }
    setAsking(false);
    onMerged();
  };
  return (
    <Card title={translate('counterparty.doubles')}>
      {may && <p className="sec small">{translate('counterparty.doubles_text')}</p>}
      <ul className="counterparty-list">
        {doubles.map((one) => (
          <One
            key={one.counterparty.id}
            of={one}
            ticked={ticked.includes(one.counterparty.id)}
            onTick={may ? () => tick(one.counterparty.id) : undefined}
          />
        ))}
      </ul>
      {may && (
        <Button variant="contained" size="small" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
          {translate('counterparty.merge')}
        </Button>
      )}
      <ConfirmModal
        open={asking}
        title={translate('counterparty.merge_title', { name: counterparty.name })}
        confirm={translate('counterparty.merge')}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void merge()}
      >
        <ul className="counterparty-list">
          {chosen.map((one) => (
            <li key={one.id} className="counterparty-one">
              <b>{one.name}</b>
              <PartyNumber of={one} />
              <PartyPlace of={one} />
            </li>
          ))}
        </ul>
        <p>{translate('counterparty.merge_text')}</p>
      </ConfirmModal>
    </Card>
  );
};
