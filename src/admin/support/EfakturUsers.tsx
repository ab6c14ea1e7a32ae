import '../admin.css';
import '../support.css';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { EfakturUser } from '#domain/admin/support-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordList } from '../../ui/records/RecordList.tsx';
import { Two } from '../AdminTable.tsx';

const useUser = () => useRecordContext<EfakturUser>();

const Company = () => {
  const of = useUser();
  if (!of) return null;
  return (
    <Two
      first={<Link to={`/admin/company/${of.companyId}/package`}>{of.companyName}</Link>}
      second={<Identifier value={of.companyNpwp} form="npwp" />}
    />
  );
};

const flags = ['isRegistered', 'isActivated', 'isOnboarded', 'coretax'] as const;

const Flags = () => {
  const translate = useTranslate();
  const of = useUser();
  const held = flags.filter((flag) => of?.[flag]);
  return <>{held.map((flag) => translate(`adminSupport.user.${flag}`)).join(', ') || '–'}</>;
};

const Certificate = () => {
  const translate = useTranslate();
  const certificate = useUser()?.certificate;
  if (!certificate) return <span className="sec">{translate('adminSupport.user.no_certificate')}</span>;
  const { validTo, matchesOffice } = certificate;
  const until = translate('adminCompany.until', { day: formatDay(validTo) });
  const isExpired = validTo < jakartaDay(Date.now());
  if (matchesOffice && !isExpired) return until;
  const problem = translate(`adminSupport.user.${isExpired ? 'expired' : 'another'}`);
  return <Two first={until} second={<span className="bad">{problem}</span>} />;
};

const Signees = () => {
  const translate = useTranslate();
  const signees = useUser()?.signees ?? [];
  if (signees.length === 0) return <span className="sec">{translate('adminSupport.user.no_signee')}</span>;
  return (
    <>
      {signees.map(({ id, name, product, active, codeState, codeEnds }) => (
        <span key={id} className="adm-note">
          {name}
          <span className="small sec">
            {' '}
            · {translate(`adminSupport.user.product.${product}`)} ·{' '}
            {translate(`adminSupport.user.code.${codeState}`, { day: codeEnds ? formatDay(codeEnds) : '' })}
            {!active && ` · ${translate('adminSupport.user.inactive')}`}
          </span>
        </span>
      ))}
    </>
  );
};

export const EfakturUsers = () => {
  const translate = useTranslate();
  return (
    <div className="adm">
      <RecordList
        resource="admin/api/efaktur/user"
        head={() => <h1>{translate('adminSupport.user.title')}</h1>}
        empty={{ icon: 'building', title: 'adminCompany.none', text: 'adminCompany.none_text' }}
      >
        <Cell source="companyName" disableSort>
          <Company />
        </Cell>
        <Cell source="registration" disableSort>
          <Flags />
        </Cell>
        <Cell source="certificate" disableSort>
          <Certificate />
        </Cell>
        <Cell source="signees" disableSort>
          <Signees />
        </Cell>
      </RecordList>
    </div>
  );
};
