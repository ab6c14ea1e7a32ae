import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { CounterpartyPage } from '#domain/counterparty/view-schema.ts';
import type { Counterparty } from '#domain/office/lookup-schema.ts';
import { useCall, useTellProblem } from '../ui/feedback/use-call.ts';
import { Card } from '../ui/layout/Card.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { PartyNumber, PartyPlace } from './PartyNumber.tsx';

type Props = { readonly of: CounterpartyPage['merged']; readonly onSeparated: () => void };

export const MergedCard = ({ of, onSeparated }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellProblem();
  const { ask, busy } = useCall();
  const may = useMay('counterparties', 'edit');
  if (of.length === 0) return null;
  const separate = async ({ id, version }: Counterparty) => {
    try {
      await ask('POST', '/counterparties/{id}/unmerge', { path: { id }, body: { version }, silent: true });
      notify('counterparty.unmerge_done', { type: 'success' });
    } catch (error) {
      tell(error);
    }
    onSeparated();
  };
  return (
    <Card title={translate('counterparty.merged')}>
      <ul className="counterparty-list">
        {of.map((one) => (
          <li key={one.id} className="counterparty-one">
            <b>{one.name}</b>
            <PartyNumber of={one} />
            <PartyPlace of={one} />
            {may && (
              <Button size="small" variant="outlined" disabled={busy} onClick={() => void separate(one)}>
                {translate('counterparty.unmerge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
