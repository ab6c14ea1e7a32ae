import { useRecordContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formatCount } from '#domain/text/format.ts';
import { Breadcrumbs } from '../../ui/layout/PageHead.tsx';
import { Moment } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordList } from '../../ui/records/RecordList.tsx';

type Row = { readonly id: string; readonly at: number; readonly kind: string; readonly units: number };

const At = () => <Moment at={useRecordContext<Row>()?.at} />;

const Kind = () => {
  const translate = useTranslate();
  const row = useRecordContext<Row>();
  return row ? translate(`settings.quota.kind.${row.kind}`) : null;
};

const Units = () => <span className="num">{formatCount(useRecordContext<Row>()?.units ?? 0)}</span>;

export const QuotaHistory = () => {
  const translate = useTranslate();
  const of = useLocation().pathname.endsWith('/ebupot') ? 'ebupot' : 'efaktur';
  const title = translate('settings.quota.history_of', { product: of === 'ebupot' ? 'E-Bupot' : 'E-Faktur' });
  return (
    <RecordList
      key={of}
      resource={`quota/history/${of}`}
      searched={false}
      head={() => (
        <>
          <Breadcrumbs
            of={[
              { label: translate('settings.quota.title'), to: '/main/setting/account/upload-quota' },
              { label: title },
            ]}
          />
          <h1>{title}</h1>
        </>
      )}
      empty={{ icon: 'history', title: 'settings.quota.no_history', text: 'settings.quota.how' }}
    >
      <Cell source="at" disableSort>
        <At />
      </Cell>
      <Cell source="kind" disableSort>
        <Kind />
      </Cell>
      <Cell source="units" disableSort right>
        <Units />
      </Cell>
      <Cell source="by" disableSort />
    </RecordList>
  );
};
