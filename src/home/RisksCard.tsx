import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Risks } from '#domain/home/waiting-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { HomeCard } from './HomeCard.tsx';
import { ofCard } from './use-home.ts';

type Risk = Risks['rows'][number];

const icons: Readonly<Record<Risk['key'], IconName>> = {
  upload: 'warning',
  crediting: 'clock',
  expiry: 'card',
  differences: 'sigma',
  incoming: 'sigma',
  slips: 'slip',
  parties: 'building',
  certificate: 'shield',
};

const Tile = ({ of: { key, count, says, grave, to } }: { of: Risk }) => {
  const translate = useTranslate();
  const tone = grave ? 'bad' : count > 0 || key === 'certificate' ? 'warn' : 'ok';
  const content = (
    <>
      <span className="small sec">{translate(`home.risk.of.${key}`)}</span>
      <span className={`risk-count num ${tone}`}>
        {formatCount(count)}
        <Icon name={icons[key]} size={16} />
      </span>
      <span className="small">{says}</span>
    </>
  );
  return <li>{to ? <Link to={to}>{content}</Link> : <span>{content}</span>}</li>;
};

export const RisksCard = () => {
  const translate = useTranslate();
  const may = useMay('home/risks', 'show');
  const query = useGet(may ? '/home/risks' : null, ofCard);
  return (
    <HomeCard title={translate('home.risk.title')} may={may} query={query}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="home-pad sec">{translate('home.risk.nothing')}</p>
        ) : (
          <ul className="risks">
            {rows.map((row) => (
              <Tile key={row.key} of={row} />
            ))}
          </ul>
        )
      }
    </HomeCard>
  );
};
