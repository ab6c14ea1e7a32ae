import '../ui/documents/detail.css';
import './counterparties.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CounterpartyPage } from '#domain/counterparty/view-schema.ts';
import { Alert, EmptyState, PageSkeleton } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { Identifier } from '../ui/layout/values.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { DoublesCard } from './DoublesCard.tsx';
import { MergedCard } from './MergedCard.tsx';
import { MistakesCard } from './MistakesCard.tsx';
import { NumbersCard } from './NumbersCard.tsx';
import { PartyNumber } from './PartyNumber.tsx';
import { COUNTERPARTIES, counterpartyPath } from './paths.ts';
import { SumsCard } from './SumsCard.tsx';

const FactsCard = ({ of }: { of: CounterpartyPage['counterparty'] }) => {
  const translate = useTranslate();
  const field = (key: string) => translate(`counterparty.field.${key}`);
  return (
    <Card title={translate('counterparty.facts')}>
      <Facts
        of={[
          [field('identity'), <PartyNumber key="identity" of={of} />],
          ...(of.document === 'TIN'
            ? ([[field('nitku'), <Identifier key="nitku" value={of.nitku} form="nitku" />]] as const)
            : []),
          [field('country'), of.country],
          [field('address'), of.address || '–'],
          [field('email'), of.email || '–'],
          [field('phone'), of.phone || '–'],
        ]}
      />
    </Card>
  );
};

const ToHistory = ({ id }: { id: string }) => {
  const translate = useTranslate();
  if (!useMay('audit-log', 'list')) return null;
  return (
    <Button component={Link} to={`/v2/main/audit-log?objectId=${id}`} variant="outlined" size="small">
      {translate('counterparty.history')}
    </Button>
  );
};

const Into = ({ of }: { of: NonNullable<CounterpartyPage['into']> }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      title={translate('counterparty.merged_into', { name: of.name })}
      actions={
        <Button component={Link} to={counterpartyPath(of.id)} variant="outlined" size="small">
          {translate('counterparty.to_target', { name: of.name })}
        </Button>
      }
    >
      {translate('counterparty.merged_into_text')}
    </Alert>
  );
};

const Page = ({ of, again }: { of: CounterpartyPage; again: () => void }) => {
  const translate = useTranslate();
  const { counterparty, into } = of;
  return (
    <div className="detail-page counterparty">
      <PageHead
        crumbs={[{ label: translate('counterparty.title'), to: COUNTERPARTIES }, { label: counterparty.name }]}
        title={counterparty.name}
        below={<PartyNumber of={counterparty} />}
        actions={<ToHistory id={counterparty.id} />}
      />
      {into && <Into of={into} />}
      <div className="cols" style={{ marginTop: 16 }}>
        <div className="detail-page-col">
          <SumsCard of={of.sums} />
          <DocumentsCard id={counterparty.id} />
        </div>
        <div className="detail-page-col">
          <DoublesCard of={of} onMerged={again} />
          <MergedCard of={of.merged} onSeparated={again} />
          <MistakesCard of={of.mistakes} />
          <NumbersCard of={of} />
          <FactsCard of={counterparty} />
        </div>
      </div>
    </div>
  );
};

export const CounterpartyScreen = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { id = '' } = useParams();
  const { data, error } = useGet('/counterparties/{id}/page', { path: { id } });
  const again = () => {
    void client.invalidateQueries({ queryKey: ['get'] });
    void client.invalidateQueries({ queryKey: ['counterparties'] });
  };
  if (data) return <Page key={id} of={data} again={again} />;
  if (!error) return <PageSkeleton />;
  return (
    <div className="detail-page">
      <EmptyState
        icon="search"
        level={1}
        title={error.message}
        actions={
          <Button variant="contained" component={Link} to={COUNTERPARTIES}>
            {translate('shell.kit.to_list')}
          </Button>
        }
      />
    </div>
  );
};
