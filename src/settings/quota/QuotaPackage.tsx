import type { Quota } from '#domain/company/view-schema.ts';
import '../settings.css';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { PageSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { Day } from '../../ui/layout/Day.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useSession } from '../../ui/layout/session-context.ts';

/** The package in force, and how more quota comes about. */
export const QuotaPackage = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const { data } = useGet<Quota>('/quota');
  if (!data) return <PageSkeleton />;
  const row = (remaining: number, quota: number) =>
    translate('settings.quota.row', { remaining: formatCount(remaining), quota: formatCount(quota) });
  return (
    <div className="set">
      <PageHead
        title={translate('settings.package.title')}
        crumbs={[
          { label: translate('settings.quota.title'), to: '/main/setting/account/upload-quota' },
          { label: translate('settings.package.title') },
        ]}
      />
      <Card title={data.packageName}>
        <Facts
          of={[
            [translate('settings.quota.until'), <Day key="until" value={data.packageEnd} long />],
            ['E-Faktur', row(data.efakturRemaining, data.efakturQuota)],
            ['E-Bupot', row(data.ebupotRemaining, data.ebupotQuota)],
          ]}
        />
      </Card>
      <Alert severity="info" title={translate('settings.package.how')}>
        {translate('settings.package.how_text', { company: setting.companyName, id: setting.shownId })}
      </Alert>
    </div>
  );
};
