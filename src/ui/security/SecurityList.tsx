import './security.css';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { SecurityRow, SystemSecurityRow } from '#domain/security/view-schema.ts';
import { Chip } from '../documents/DocumentChip.tsx';
import { Moment } from '../layout/values.tsx';
import { Cell } from '../records/Cell.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { type Choice, SecurityFilters } from './SecurityFilters.tsx';

const useRow = () => useRecordContext<SecurityRow & Partial<SystemSecurityRow>>();

const At = () => <Moment at={useRow()?.at} />;
const Device = () => useRow()?.device ?? '–';

const Person = () => {
  const translate = useTranslate();
  return useRow()?.userName || <span className="sec">{translate('securityLog.stranger')}</span>;
};

const Company = () => {
  const translate = useTranslate();
  const { company, places = 1 } = useRow() ?? {};
  if (!company) return <span className="sec">{translate('securityLog.house')}</span>;
  return (
    <>
      {company}
      {places > 1 && (
        <span className="slog-more">{translate('securityLog.more_companies', { smart_count: places - 1 })}</span>
      )}
    </>
  );
};

const Happened = () => {
  const translate = useTranslate();
  const row = useRow();
  if (!row) return null;
  return (
    <>
      {row.event}
      {row.about && <span className="slog-more">{row.about}</span>}
      {row.times > 1 && <span className="slog-more">{translate('securityLog.times', { smart_count: row.times })}</span>}
    </>
  );
};

const Outcome = () => {
  const translate = useTranslate();
  const row = useRow();
  if (!row) return null;
  const refused = row.outcome === 'refused';
  return (
    <Chip
      tone={refused ? 'red' : 'green'}
      icon={refused ? 'stop' : 'check'}
      label={translate(`securityLog.outcomes.${row.outcome}`)}
    />
  );
};

const Address = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const ip = useRow()?.ip;
  if (!ip) return '–';
  return (
    <button
      type="button"
      className="link num"
      title={translate('securityLog.only_address')}
      onClick={() => setFilters({ ...filterValues, ip })}
    >
      {ip}
    </button>
  );
};

const columns = [
  ['at', At],
  ['company', Company],
  ['userName', Person],
  ['event', Happened],
  ['outcome', Outcome],
  ['ip', Address],
  ['device', Device],
] as const;

type Props = {
  readonly resource: string;
  readonly lead: string;
  /** Users to filter by; if empty, they are searched by name. */
  readonly people?: readonly Choice[];
  readonly companies?: boolean;
};

export const SecurityList = ({ resource, lead, people = [], companies = false }: Props) => {
  const translate = useTranslate();
  return (
    <RecordList
      resource={resource}
      head={(total) => (
        <>
          <h1>
            {translate('securityLog.title')} {total !== undefined && <span className="count">{total}</span>}
          </h1>
          <p className="sec">{lead}</p>
        </>
      )}
      empty={{ icon: 'shield', title: 'securityLog.none', text: 'securityLog.none_text' }}
      filters={<SecurityFilters people={people} />}
    >
      {columns
        .filter(([source]) => companies || source !== 'company')
        .map(([source, Value]) => (
          <Cell key={source} source={source} disableSort>
            <Value />
          </Cell>
        ))}
    </RecordList>
  );
};
