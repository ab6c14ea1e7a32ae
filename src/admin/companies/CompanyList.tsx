import '../admin.css';
import '../support.css';
import { LinearProgress } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { companyFilters } from '#domain/admin/company.ts';
import type { AdminCompany } from '#domain/admin/company-schema.ts';
import { formatCount, formatDay } from '#domain/text/format.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Identifier, Moment } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordFilter } from '../../ui/records/RecordFilter.tsx';
import { RecordList } from '../../ui/records/RecordList.tsx';
import { FlagSwitch } from './FlagSwitch.tsx';

const useCompany = () => useRecordContext<AdminCompany>();

export const CompanyMarks = ({ of }: { of: Pick<AdminCompany, 'archivedAt' | 'provenAt'> }) => {
  const translate = useTranslate();
  return (
    <>
      {of.archivedAt !== null && <Chip tone="grey" icon="stop" label={translate('adminCompany.archived')} />}
      {of.provenAt === null && <Chip tone="orange" icon="warning" label={translate('adminCompany.unproven')} />}
    </>
  );
};

const Name = () => {
  const of = useCompany();
  if (!of) return null;
  return (
    <>
      <Link to={`/admin/company/${of.id}/package`}>{of.name}</Link> <CompanyMarks of={of} />
      <span className="small sec adm-note">
        <Identifier value={of.npwp} form="npwp" /> · <span className="num">{of.shownId}</span>
      </span>
    </>
  );
};

const Package = () => {
  const translate = useTranslate();
  const of = useCompany();
  if (!of) return null;
  return (
    <>
      {of.packageName}
      <span className="small sec num adm-note">
        {translate('adminCompany.until', { day: formatDay(of.packageEnd) })}
      </span>
    </>
  );
};

const Quota = ({ of }: { of: 'efaktur' | 'ebupot' }) => {
  const translate = useTranslate();
  const { quota, used } = useCompany()?.quotas[of] ?? { quota: 0, used: 0 };
  const share = quota > 0 ? Math.min(100, (used / quota) * 100) : 0;
  return (
    <span className="adm-quota num">
      {translate('adminCompany.used_of', { used: formatCount(used), quota: formatCount(quota) })}
      <LinearProgress variant="determinate" value={share} color={share > 90 ? 'warning' : 'primary'} aria-hidden />
    </span>
  );
};

const Registrations = () => {
  const translate = useTranslate();
  const registered = useCompany()?.registrations ?? [];
  return (
    <span className="small">
      {registered.map((one) => translate(`adminCompany.registration.${one}`)).join(', ') ||
        translate('adminCompany.no_registration')}
    </span>
  );
};

const LastSignIn = () => {
  const translate = useTranslate();
  const at = useCompany()?.lastSignIn;
  return at ? <Moment at={at} /> : <span className="sec">{translate('adminCompany.never')}</span>;
};

const Flag = ({ of }: { of: 'publicApi' | 'reconcileUser' }) => {
  const company = useCompany();
  return company ? <FlagSwitch of={company} flag={of} /> : null;
};

export const CompanyList = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminCompany.${key}`);
  return (
    <div className="adm">
      <RecordList
        resource="admin/api/company"
        head={(total) => (
          <h1>
            {words('title')} {total !== undefined && <span className="count">{total}</span>}
          </h1>
        )}
        empty={{ icon: 'building', title: 'adminCompany.none', text: 'adminCompany.none_text' }}
        filters={
          <RecordFilter
            source="state"
            label={words('state')}
            options={companyFilters.map((value) => ({ value, label: words(`states.${value}`) }))}
          />
        }
      >
        <Cell source="name" disableSort>
          <Name />
        </Cell>
        <Cell source="package" disableSort>
          <Package />
        </Cell>
        <Cell source="efaktur" disableSort right>
          <Quota of="efaktur" />
        </Cell>
        <Cell source="ebupot" disableSort right>
          <Quota of="ebupot" />
        </Cell>
        <Cell source="members" disableSort right />
        <Cell source="registrations" disableSort>
          <Registrations />
        </Cell>
        <Cell source="lastSignIn" disableSort>
          <LastSignIn />
        </Cell>
        <Cell source="publicApi" disableSort>
          <Flag of="publicApi" />
        </Cell>
        <Cell source="reconcileUser" disableSort>
          <Flag of="reconcileUser" />
        </Cell>
      </RecordList>
    </div>
  );
};
