import './news.css';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { HomeMeta } from '#domain/home/news-schema.ts';
import { Day } from '../layout/values.tsx';
import { NewsLink } from './NewsLink.tsx';

type Props = { readonly of: Omit<HomeMeta['whatsNew'][number], 'id'>; readonly children?: ReactNode };

export const NewsEntry = ({ of: one, children }: Props) => {
  const translate = useTranslate();
  return (
    <div className="news-entry">
      {one.featureImageUrl && <img src={one.featureImageUrl} alt="" />}
      <div className="grow">
        <b>{one.featureTitle}</b>
        <p className="small sec num">
          {translate('home.news.version', { version: one.versionUpdate })} · <Day value={one.releaseDate} />
        </p>
        <p className="small">{one.description}</p>
        <p className="small row wrap">
          {one.tryNowUrl && <NewsLink to={one.tryNowUrl}>{translate('home.news.try')}</NewsLink>}
          {one.learnMoreUrl && <NewsLink to={one.learnMoreUrl}>{translate('home.news.learn')}</NewsLink>}
        </p>
      </div>
      {children}
    </div>
  );
};
