import './companies.css';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnCompany } from '#domain/company/own-company-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordList, useOpenRecord } from '../../ui/records/RecordList.tsx';
import { AddCompany } from './AddCompany.tsx';
import { CertificateLeft } from './CertificateLeft.tsx';
import { CompanyPlace } from './CompanyPlace.tsx';

const LIST = '/main/setting/company/list';
const ADD = '/main/setting/company/add';

const Name = () => {
  const translate = useTranslate();
  const of = useRecordContext<OwnCompany>();
  if (!of) return null;
  return (
    <span className="cmp-name">
      <b>{of.name}</b> {of.isHere && <span className="small sec">({translate('settings.companies.here')})</span>}{' '}
      {of.archivedAt && <Chip tone="grey" icon="stop" label={translate('settings.companies.archived')} />}
      {!of.proven && <Chip tone="orange" icon="warning" label={translate('settings.companies.unproven')} />}
      <span className="small sec">
        <Identifier value={of.npwp} form="npwp" />
      </span>
    </span>
  );
};

const Products = () => {
  const translate = useTranslate();
  const products = useRecordContext<OwnCompany>()?.products ?? [];
  const words = (key: string) => translate(`settings.companies.${key}`);
  return <>{products.map((one) => words(`product.${one}`)).join(', ') || words('no_product')}</>;
};

const QuotaLeft = ({ of }: { of: 'efaktur' | 'ebupot' }) => {
  const translate = useTranslate();
  const quotas = useRecordContext<OwnCompany>()?.quotas;
  if (!quotas) return <span className="sec">{translate('settings.companies.hidden')}</span>;
  const { left, quota } = quotas[of];
  return (
    <span className={left === 0 ? 'bad num' : 'num'}>
      {translate('settings.companies.quota', { left: formatCount(left), quota: formatCount(quota) })}
    </span>
  );
};

const Certificate = () => {
  const of = useRecordContext<OwnCompany>();
  return of ? <CertificateLeft of={of.certificate} /> : null;
};

export const CompanyList = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const adding = useLocation().pathname === ADD;
  const { id, open } = useOpenRecord();
  const may = useMay('companies', 'create');
  const changed = () => {
    void client.invalidateQueries({ queryKey: ['companies'] });
    client.removeQueries({ predicate: ({ queryKey }) => /^\/compan(ies|y-associate)\//.test(String(queryKey[1])) });
  };
  return (
    <>
      <RecordList
        resource="companies"
        head={(total) => (
          <h1>
            {translate('settings.companies.title')} {total !== undefined && <span className="count">{total}</span>}
          </h1>
        )}
        empty={{ icon: 'building', title: 'settings.companies.none', text: 'settings.companies.none_text' }}
        addLabel="settings.companies.add"
        onAdd={may ? () => navigate(ADD) : undefined}
        onOpen={open}
      >
        <Cell source="name" disableSort>
          <Name />
        </Cell>
        <Cell source="role" disableSort />
        <Cell source="products" disableSort>
          <Products />
        </Cell>
        <Cell source="efaktur" disableSort right>
          <QuotaLeft of="efaktur" />
        </Cell>
        <Cell source="ebupot" disableSort right>
          <QuotaLeft of="ebupot" />
        </Cell>
        <Cell source="certificate" disableSort>
          <Certificate />
        </Cell>
      </RecordList>
      <Drawer open={adding} onClose={() => navigate(LIST)} title={translate('settings.companies.add')}>
        {adding && (
          <AddCompany
            onDone={() => {
              changed();
              navigate(LIST);
            }}
          />
        )}
      </Drawer>
      {id !== null && <CompanyPlace key={id} id={id} onChanged={changed} onDone={() => open(null)} />}
    </>
  );
};
