import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { HomeQuota } from '#domain/home/view-schema.ts';
import { formatCount, formatDay } from '#domain/text/format.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { useMay } from '../ui/layout/session-context.ts';
import { HomeCard } from './HomeCard.tsx';
import { places } from './paths.ts';
import { ofCard } from './use-home.ts';

type Bar = HomeQuota['efaktur'];

const LOW = 10;

const QuotaBar = ({ name, of: { quota, used, left, runsOutOn } }: { name: string; of: Bar }) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`home.quota.${key}`, params);
  const low = left * LOW <= quota;
  const forecast =
    left <= 0 ? words('out') : runsOutOn ? words('until', { day: formatDay(runsOutOn) }) : words('enough');
  return (
    <div>
      <div className="quota-line small num">
        <span>{name}</span>
        {quota === 0 ? (
          <span className="sec">{words('none')}</span>
        ) : (
          <span>
            <b>{formatCount(used)}</b>{' '}
            <span className={low || runsOutOn ? 'warn' : 'sec'}>
              {words('used', { quota: formatCount(quota) })}, {forecast}
            </span>
          </span>
        )}
      </div>
      <progress
        className={low ? 'quota-bar low' : 'quota-bar'}
        aria-label={name}
        value={used}
        max={Math.max(quota, 1)}
      />
    </div>
  );
};

export const QuotaCard = () => {
  const translate = useTranslate();
  const may = useMay('home/quota', 'show');
  const mayAdd = useMay('quota', 'show');
  const query = useGet(may ? '/home/quota' : null, ofCard);
  return (
    <HomeCard
      title={translate('home.quota.title')}
      may={may}
      query={query}
      actions={
        mayAdd && (
          <Link to={places.quota} className="small">
            {translate('home.quota.add')}
          </Link>
        )
      }
    >
      {({ efaktur, ebupot }) => (
        <div className="quotas">
          <QuotaBar name={translate('home.quota.efaktur')} of={efaktur} />
          <QuotaBar name={translate('home.quota.ebupot')} of={ebupot} />
        </div>
      )}
    </HomeCard>
  );
};
