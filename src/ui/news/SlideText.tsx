import './news.css';
import { useTranslate } from 'react-admin';
import type { HomeMeta } from '#domain/home/news-schema.ts';
import { NewsLink } from './NewsLink.tsx';

/** Inside an element with the class `carousel`. */
export const SlideText = ({ of: slide }: { of: Omit<HomeMeta['carousel'][number], 'id'> }) => {
  const translate = useTranslate();
  const picture = slide.featureImageUrl || slide.contentImageUrl;
  return (
    <>
      {picture && <img src={picture} alt="" />}
      <div className="grow" aria-live="polite">
        <b>{slide.title}</b>
        <p className="sec">{slide.text}</p>
        {slide.link && <NewsLink to={slide.link}>{translate('home.carousel.open')}</NewsLink>}
      </div>
    </>
  );
};
