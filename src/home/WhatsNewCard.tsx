import { useTranslate } from 'react-admin';
import { useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { Day } from '../ui/layout/values.tsx';
import { HomeCard } from './HomeCard.tsx';
import { NewsLink } from './NewsLink.tsx';
import { useAway } from './use-away.ts';
import { ofCard } from './use-home.ts';

export const WhatsNewCard = () => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`home.news.${key}`, params);
  const query = useGet('/home/meta', ofCard);
  const { away, putAway } = useAway();
  return (
    <HomeCard title={words('title')} may query={query}>
      {({ whatsNew }) => {
        const entries = whatsNew.filter(({ id }) => !away(id));
        if (entries.length === 0) return <p className="home-pad sec">{words('none')}</p>;
        return (
          <ul className="news">
            {entries.map((one) => (
              <li key={one.id}>
                {one.featureImageUrl && <img src={one.featureImageUrl} alt="" />}
                <div className="grow">
                  <b>{one.featureTitle}</b>
                  <p className="small sec num">
                    {words('version', { version: one.versionUpdate })} · <Day value={one.releaseDate} />
                  </p>
                  <p className="small">{one.description}</p>
                  <p className="small row wrap">
                    {one.tryNowUrl && <NewsLink to={one.tryNowUrl}>{words('try')}</NewsLink>}
                    {one.learnMoreUrl && <NewsLink to={one.learnMoreUrl}>{words('learn')}</NewsLink>}
                  </p>
                </div>
                <button
                  type="button"
                  className="ib sm"
                  aria-label={translate('home.put_away', { name: one.featureTitle })}
                  onClick={() => putAway(one.id)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        );
      }}
    </HomeCard>
  );
};
