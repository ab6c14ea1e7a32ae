import '../admin.css';
import '../support.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { AdminCompanyDetail } from '#domain/admin/company-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Day, Identifier, Moment } from '../../ui/layout/values.tsx';
import { AdminChanges, type Asking } from './AdminChanges.tsx';
import { CompanyMarks } from './CompanyList.tsx';
import { FlagSwitch } from './FlagSwitch.tsx';
import { PackageDialog } from './PackageDialog.tsx';
import { ProofCard } from './ProofCard.tsx';
import { QuotaLedger } from './QuotaLedger.tsx';
import { UnitsDialog } from './UnitsDialog.tsx';

const Shown = ({ of, onDone }: { of: AdminCompanyDetail; onDone: () => void }) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`adminCompany.${key}`, params);
  const [asking, setAsking] = useState<Asking | null>(null);
  const dialog = {
    of,
    onClose: () => setAsking(null),
    onDone: () => {
      setAsking(null);
      onDone();
    },
  };
  const quota = (product: 'efaktur' | 'ebupot') => {
    const { quota: bought, used } = of.quotas[product];
    return words('used_of', { used: formatCount(used), quota: formatCount(bought) });
  };
  return (
    <div className="adm">
      <PageHead
        title={of.name}
        crumbs={[{ label: words('title'), to: '/admin/company' }, { label: words('package.title') }]}
        beside={<CompanyMarks of={of} />}
      />
      <Card
        title={words('package.title')}
        actions={
          <div className="row wrap">
            <Button variant="outlined" onClick={() => setAsking({ package: of })}>
              {words('package.edit')}
            </Button>
            <Button variant="outlined" onClick={() => setAsking({ units: { product: 'efaktur', units: 0 } })}>
              {words('units.edit')}
            </Button>
          </div>
        }
      >
        <Facts
          of={[
            [words('package.name'), of.packageName],
            [words('package.end'), <Day key="end" value={of.packageEnd} long />],
            ['E-Faktur', quota('efaktur')],
            ['E-Bupot', quota('ebupot')],
            ['NPWP', <Identifier key="npwp" value={of.npwp} form="npwp" copy />],
            [
              translate('resources.admin/api/company.fields.registrations'),
              of.registrations.map((one) => words(`registration.${one}`)).join(', ') || words('no_registration'),
            ],
            [
              translate('resources.admin/api/company.fields.lastSignIn'),
              of.lastSignIn ? <Moment key="at" at={of.lastSignIn} /> : words('never'),
            ],
            ...(['publicApi', 'reconcileUser', 'bp26', 'reportV2', 'government'] as const).map(
              (flag) => [words(`flag.${flag}`), <FlagSwitch key={flag} of={of} flag={flag} />] as const,
            ),
          ]}
        />
      </Card>
      <ProofCard of={of} onDone={onDone} />
      <QuotaLedger of={of.ledger} />
      <AdminChanges of={of.history} onBringBack={setAsking} />
      {asking && 'package' in asking && <PackageDialog {...dialog} begins={asking.package} />}
      {asking && 'units' in asking && <UnitsDialog {...dialog} begins={asking.units} />}
    </div>
  );
};

export const CompanyPage = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { id = '' } = useParams();
  const { data, error, refetch } = useGet('/admin/api/company/{id}', { path: { id }, staleTime: 0 });
  if (error) return <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return <Shown of={data} onDone={() => void client.invalidateQueries()} />;
};
