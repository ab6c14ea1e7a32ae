import '../settings.css';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { Alert, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { BackToWork, PageHead } from '../../ui/layout/PageHead.tsx';
import { useSession, useSessionAnew } from '../../ui/layout/session-context.ts';
import { Day } from '../../ui/layout/values.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { PackageList } from './PackageList.tsx';
import { QuotaShort } from './QuotaShort.tsx';

export const QuotaPackage = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const client = useQueryClient();
  const sessionAnew = useSessionAnew();
  const { data: quota } = useGet('/quota');
  const { data: shop } = useGet('/quota/packages');
  const [followed, setFollowed] = useState<string | null>(null);
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: ['get', '/quota'] });
    void client.invalidateQueries({ queryKey: ['get', '/quota/packages'] });
    void client.invalidateQueries({ queryKey: ['quota/orders'] });
    // The layout shows the quota.
    void sessionAnew();
  }, [client, sessionAnew]);
  // Keeps following a pending order after it has been paid or closed.
  if (shop?.order && shop.order.id !== followed) setFollowed(shop.order.id);
  if (!quota || !shop) return <PageSkeleton />;
  const row = (remaining: number, whole: number) =>
    translate('settings.quota.row', { remaining: formatCount(remaining), quota: formatCount(whole) });
  return (
    <div className="set">
      <PageHead
        title={translate('settings.package.title')}
        crumbs={[
          { label: translate('settings.quota.title'), to: '/main/setting/account/upload-quota' },
          { label: translate('settings.package.title') },
        ]}
        actions={<BackToWork />}
      />
      <QuotaShort of={quota} />
      <OrderMoney of={shop.money} onChange={refresh} />
      <Card title={quota.packageName}>
        <Facts
          of={[
            [translate('settings.quota.until'), <Day key="until" value={quota.packageEnd} long />],
            ['E-Faktur', row(quota.efakturRemaining, quota.efakturQuota)],
            ['E-Bupot', row(quota.ebupotRemaining, quota.ebupotQuota)],
          ]}
        />
      </Card>
      {followed ? (
        <OrderCard key={followed} id={followed} onChange={refresh} onDone={() => setFollowed(null)} />
      ) : shop.packages.length > 0 ? (
        <PackageList shop={shop} onOrdered={setFollowed} />
      ) : (
        <Alert severity="info" title={translate('settings.package.how')}>
          {translate('settings.package.how_text', { company: setting.companyName, id: setting.shownId })}
        </Alert>
      )}
      <OrderHistory />
    </div>
  );
};
