import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { objectReceived } from '#domain/bupot/received/articles.ts';
import { type Received, receivedSlip } from '#domain/bupot/received/received.ts';
import { receivedStatus } from '#domain/bupot/received/status.ts';
import { DetailPage } from '../../ui/documents/DetailPage.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { Facts } from '../../ui/fields/Facts.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import { receivedPaths } from './paths.ts';
import { useReceivedActions } from './use-received-actions.tsx';
import '../bupot.css';

const { resource } = receivedSlip;

const Page = ({ slip, again }: { slip: Received; again: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = (key: string) => translate(`receivedScreen.${key}`);
  const actions = useReceivedActions(slip, again, () => navigate(receivedPaths.list, { replace: true }));
  const object = objectReceived(slip.taxCode, slip.period);
  const figures = [
    [words('base'), <Money key="base" value={slip.base} unit />],
    [words('tax'), <Money key="tax" value={slip.tax} unit />],
  ] as const;
  return (
    <DetailPage
      crumbs={[{ label: words('title'), to: receivedPaths.list }, { label: slip.number }]}
      title={`${words('one')} ${slip.number}`}
      chips={<DocumentChip of={receivedStatus} status={slip.status} at={slip.updatedAt} />}
      record={slip}
      actions={actions}
      band={
        <section className="card band" aria-label={translate('faktur.sections.summary')}>
          <div>
            <span className="lab">{words('part.withholder')}</span>
            <div className="value el">{slip.withholderName}</div>
            <div className="small sec">
              <Identifier value={slip.withholderNpwp} form="npwp" copy />
            </div>
          </div>
          <div>
            <span className="lab">{translate('list.period')}</span>
            <div className="value">
              <PeriodText value={slip.period} />
            </div>
          </div>
          {figures.map(([label, value]) => (
            <div key={label}>
              <span className="lab">{label}</span>
              <div className="value">{value}</div>
            </div>
          ))}
        </section>
      }
      main={
        <Card title={words('part.slip')}>
          <Facts
            {...receivedSlip}
            record={slip}
            of={['number', 'kind', 'article', 'taxCode', 'date', 'taxYear', 'source']}
            optional={['taxCode']}
            own={object ? { taxCode: `${slip.taxCode} – ${object.name}` } : {}}
            more={[
              [translate('received.credit'), words(slip.final ? 'final' : 'creditable')],
              [words('used_in'), slip.usedIn === null ? words('not_used') : slip.taxYear],
            ]}
          />
        </Card>
      }
      aside={<HistoryCard of={receivedStatus} resource={resource} id={slip.id} />}
    />
  );
};

export const ReceivedDetail = () => {
  const { id = '' } = useParams();
  return (
    <LiveRecord<Received> resource={resource} id={id} live="received" list={receivedPaths.list}>
      {(slip, again) => <Page slip={slip} again={again} />}
    </LiveRecord>
  );
};
