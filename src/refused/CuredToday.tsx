import { useTranslate } from 'react-admin';
import type { Refusals } from '#domain/refusals/schema.ts';
import { jakartaTime } from '#domain/scope.ts';
import { formatCount } from '#domain/text/format.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { causeTitle } from './causes.ts';

/** The time of day in Jakarta, "09.12". */
export const clock = (at: number): string => jakartaTime(at).replace(':', '.');

export const CuredToday = ({ of }: { of: Refusals['cured'] }) => {
  const translate = useTranslate();
  if (of.length === 0) return null;
  return (
    <section aria-label={translate('refusals.cured_today')}>
      <div className="grp">
        <span>{translate('refusals.cured_today')}</span>
        <span>{formatCount(of.reduce((all, { count }) => all + count, 0))}</span>
      </div>
      {of.map((one) => (
        <div className="bucket-done" key={`${one.family} ${one.code} ${one.kind}`}>
          <Icon name="check" size={16} />
          <span>{one.known ? translate(`refusals.done.${one.kind}`) : causeTitle(one, translate)}</span>
          <span className="bucket-count">{formatCount(one.count)}</span>
          <span className="small">{translate('refusals.cured_at', { time: clock(one.at) })}</span>
        </div>
      ))}
    </section>
  );
};
