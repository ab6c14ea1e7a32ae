import { useTranslate } from 'react-admin';
import { useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { NewsEntry } from '../ui/news/NewsEntry.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useAway } from './use-away.ts';
import { ofCard } from './use-home.ts';

export const WhatsNewCard = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`home.news.${key}`);
  const query = useGet('/home/meta', ofCard);
  const { away, putAway } = useAway();
  return (
    <HomeCard title={words('title')} may query={query}>
      {({ whatsNew }) => {
        const entries = whatsNew.filter(({ id }) => !away(id));
        if (entries.length === 0) return <p className="home-pad sec">{words('none')}</p>;
        return (
          <ul>
            {entries.map((one) => (
              <li key={one.id}>
                <NewsEntry of={one}>
                  <button
                    type="button"
                    className="ib sm"
                    aria-label={translate('home.put_away', { name: one.featureTitle })}
                    onClick={() => putAway(one.id)}
                  >
                    <Icon name="close" size={16} />
                  </button>
                </NewsEntry>
              </li>
            ))}
          </ul>
        );
      }}
    </HomeCard>
  );
};
