import './counterparties.css';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { partyChoices } from '#domain/counterparty/choices.ts';
import type { CounterpartyRow } from '#domain/counterparty/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Day } from '../ui/layout/values.tsx';
import { Cell } from '../ui/records/Cell.tsx';
import { RecordFilter } from '../ui/records/RecordFilter.tsx';
import { RecordList } from '../ui/records/RecordList.tsx';
import { PartyNumber, PartyPlace } from './PartyNumber.tsx';
import { counterpartyPath } from './paths.ts';

const Name = () => {
  const translate = useTranslate();
  const row = useRecordContext<CounterpartyRow>();
  if (!row) return null;
  return (
    <span className="row wrap">
      <Link to={counterpartyPath(row.id)}>{row.name}</Link>
      {row.merged > 0 && (
        <Chip tone="grey" label={translate('counterparty.merged_count', { count: formatCount(row.merged) })} />
      )}
      {(['faults', 'refused', 'canceled'] as const).map(
        (key) =>
          row[key] > 0 && (
            <Chip
              key={key}
              tone={key === 'refused' ? 'red' : 'orange'}
              icon="warning"
              label={translate(`counterparty.count.${key}`, { smart_count: row[key], count: formatCount(row[key]) })}
            />
          ),
      )}
    </span>
  );
};

const Numbered = () => {
  const row = useRecordContext<CounterpartyRow>();
  return row ? (
    <span className="counterparty-one">
      <PartyNumber of={row} />
      <PartyPlace of={row} />
    </span>
  ) : null;
};

const Documents = () => formatCount(useRecordContext<CounterpartyRow>()?.documents ?? 0);
const Latest = () => <Day value={useRecordContext<CounterpartyRow>()?.latest} />;

export const CounterpartyList = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const onlyParam = useSearchParams()[0].get('only');
  const only = partyChoices.find((one) => one === onlyParam);
  return (
    <RecordList
      resource="counterparties"
      {...(only ? { begins: { only } } : {})}
      head={(total) => (
        <>
          <h1>
            {translate('counterparty.title')}{' '}
            {total !== undefined && <span className="count">{formatCount(total)}</span>}
          </h1>
          <p className="sec">{translate('counterparty.lead')}</p>
        </>
      )}
      empty={{ icon: 'building', title: 'counterparty.none', text: 'counterparty.none_text' }}
      filters={
        <RecordFilter
          source="only"
          label={translate('counterparty.show')}
          options={partyChoices.map((value) => ({ value, label: translate(`counterparty.only.${value}`) }))}
        />
      }
      onOpen={(id) => navigate(counterpartyPath(id))}
    >
      <Cell source="name" disableSort>
        <Name />
      </Cell>
      <Cell source="identity" disableSort>
        <Numbered />
      </Cell>
      <Cell source="documents" disableSort right>
        <Documents />
      </Cell>
      <Cell source="latest" disableSort>
        <Latest />
      </Cell>
    </RecordList>
  );
};
