import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { SlideText } from '../ui/news/SlideText.tsx';
import { useAway } from './use-away.ts';
import { ofCard } from './use-home.ts';

/** Slides move by hand only. */
export const Carousel = () => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`home.carousel.${key}`, params);
  const { data } = useGet('/home/meta', ofCard);
  const { away, putAway } = useAway();
  const [at, setAt] = useState(0);
  const slides = (data?.carousel ?? []).filter(({ id }) => !away(id));
  const slide = slides[at % Math.max(1, slides.length)];
  if (!slide) return null;
  const step = (by: number, key: string) => (
    <button
      type="button"
      className="ib sm"
      aria-label={words(key)}
      onClick={() => setAt((at + by + slides.length) % slides.length)}
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} size={16} />
    </button>
  );
  return (
    <section className="card carousel" aria-roledescription="carousel" aria-label={words('title')}>
      <SlideText of={slide} />
      {slides.length > 1 && (
        <>
          {step(-1, 'before')}
          <span className="small sec num">{words('place', { at: (at % slides.length) + 1, of: slides.length })}</span>
          {step(1, 'after')}
        </>
      )}
      <button
        type="button"
        className="ib sm"
        aria-label={translate('home.put_away', { name: slide.title })}
        onClick={() => putAway(slide.id)}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
};
