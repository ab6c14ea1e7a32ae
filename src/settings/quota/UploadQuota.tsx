import '../settings.css';
import { Button, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatCount } from '#domain/text/format.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Day } from '../../ui/layout/values.tsx';
import { QuotaDays } from './QuotaDays.tsx';
import { QuotaShort } from './QuotaShort.tsx';

type Product = {
  readonly title: string;
  readonly quota: number;
  readonly usage: number;
  readonly reserved: number;
  readonly remaining: number;
};

const QuotaCard = ({ title, quota, usage, reserved, remaining }: Product) => {
  const translate = useTranslate();
  const part = quota > 0 ? Math.min(100, (usage / quota) * 100) : 0;
  return (
    <Card title={title}>
      <p className="set-big num">
        {formatCount(remaining)}{' '}
        <span className="sec">{translate('settings.quota.left_of', { quota: formatCount(quota) })}</span>
      </p>
      <LinearProgress
        variant="determinate"
        value={part}
        aria-label={title}
        color={part >= 90 ? 'warning' : 'primary'}
      />
      <div className="set-gap">
        <Facts
          of={[
            [
              translate('settings.quota.used'),
              <span key="used" className="num">
                {formatCount(usage - reserved)}
              </span>,
            ],
            [
              translate('settings.quota.reserved'),
              <span key="reserved" className="num">
                {formatCount(reserved)}
              </span>,
            ],
          ]}
        />
      </div>
    </Card>
  );
};

export const UploadQuota = () => {
  const translate = useTranslate();
  const mayEfaktur = useMay('quota/history/efaktur', 'list');
  const mayEbupot = useMay('quota/history/ebupot', 'list');
  const { data } = useGet('/quota');
  if (!data) return <PageSkeleton />;
  return (
    <div className="set">
      <PageHead
        title={translate('settings.quota.title')}
        actions={
          <>
            {mayEfaktur && (
              <Button variant="outlined" component={Link} to="/main/setting/account/upload-quota/history/efaktur">
                {translate('settings.quota.history_of', { product: 'E-Faktur' })}
              </Button>
            )}
            {mayEbupot && (
              <Button variant="outlined" component={Link} to="/main/setting/account/upload-quota/history/ebupot">
                {translate('settings.quota.history_of', { product: 'E-Bupot' })}
              </Button>
            )}
            <Button variant="contained" component={Link} to="/main/setting/account/upload-quota/package">
              {translate('settings.quota.add')}
            </Button>
          </>
        }
      />
      <QuotaShort of={data} />
      <Card title={translate('settings.quota.package')}>
        <Facts
          of={[
            [translate('settings.quota.name'), data.packageName],
            [translate('settings.quota.until'), <Day key="until" value={data.packageEnd} long />],
          ]}
        />
      </Card>
      <div className="set-two">
        <QuotaCard
          title="E-Faktur"
          quota={data.efakturQuota}
          usage={data.efakturUsage}
          reserved={data.efakturReserved}
          remaining={data.efakturRemaining}
        />
        <QuotaCard
          title="E-Bupot"
          quota={data.ebupotQuota}
          usage={data.ebupotUsage}
          reserved={data.ebupotReserved}
          remaining={data.ebupotRemaining}
        />
      </div>
      <QuotaDays />
      <p className="small sec">{translate('settings.quota.how')}</p>
    </div>
  );
};
