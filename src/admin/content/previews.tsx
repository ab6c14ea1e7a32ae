import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { eventDays, ruleProblem } from '#domain/calendar/tax-calendar-event.ts';
import type { ValuesOf } from '#domain/definition/record-field.ts';
import type { carouselSlide } from '#domain/records/carousel-slide.ts';
import type { taxCalendarEvent } from '#domain/records/tax-calendar-event.ts';
import type { whatsNew } from '#domain/records/whats-new.ts';
import { Day } from '../../ui/layout/values.tsx';
import { NewsEntry } from '../../ui/news/NewsEntry.tsx';
import { SlideText } from '../../ui/news/SlideText.tsx';

type Event = ValuesOf<(typeof taxCalendarEvent)['fields']>;
type Slide = ValuesOf<(typeof carouselSlide)['fields']>;
type Entry = ValuesOf<(typeof whatsNew)['fields']>;

const Preview = ({ children }: { children: React.ReactNode }) => (
  <section>
    <p className="small sec">{useTranslate()('adminScreen.preview')}</p>
    {children}
  </section>
);

const SlidePreview = () => {
  const slide = useWatch() as Slide;
  return (
    <Preview>
      <div className="card carousel">
        <SlideText of={slide} />
      </div>
    </Preview>
  );
};

/** In both languages. */
const EntryPreview = () => {
  const { featureTitleEn, descriptionEn, ...typed } = useWatch() as Entry;
  // Undefined in a new form.
  const entry = { ...typed, versionUpdate: typed.versionUpdate || '–' };
  return (
    <Preview>
      <NewsEntry of={entry} />
      <NewsEntry of={{ ...entry, featureTitle: featureTitleEn, description: descriptionEn }} />
    </Preview>
  );
};

const MOST_DAYS = 6;

/** The next days of an event, by the same rule as in the calendars. */
const EventPreview = () => {
  const typed = useWatch() as Event;
  const event = { ...typed, untilDay: typed.untilDay || null };
  if (!event.date || !event.repeats || ruleProblem(event) !== null) return null;
  const days = eventDays(event, { from: event.date, to: '9999-12-31' });
  return (
    <Preview>
      <ul className="row wrap num">
        {days.slice(0, MOST_DAYS).map((day) => (
          <li key={day}>
            <Day value={day} />
          </li>
        ))}
        {days.length > MOST_DAYS && <li>…</li>}
      </ul>
    </Preview>
  );
};

export const slideInputs = { preview: <SlidePreview /> };
export const eventInputs = { preview: <EventPreview /> };
export const entryInputs = { preview: <EntryPreview /> };
