import { useTranslate } from 'react-admin';
import type { Refusals } from '#domain/refusals/schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount } from '#domain/text/format.ts';
import { useNow } from '../ui/layout/use-now.ts';
import { Day, Money } from '../ui/layout/values.tsx';

export const RefusedCounts = ({ of: { count, atOnce, tax, deadline } }: { of: Refusals }) => {
  const translate = useTranslate();
  const today = jakartaDay(useNow());
  const counted = (key: string, value: number, tone: string) => (
    <div>
      <span className="lab">{translate(`refusals.${key}`)}</span>
      <div className={`value ${value > 0 ? tone : ''}`}>{formatCount(value)}</div>
    </div>
  );
  return (
    <div className="row-counts refused">
      {counted('rejected', count, 'bad')}
      {counted('at_once', atOnce, 'ok')}
      {counted('to_look_at', count - atOnce, 'warn')}
      <div>
        <span className="lab">{translate('refusals.tax')}</span>
        <div className="value">
          <Money value={tax} unit />
        </div>
      </div>
      <div>
        <span className="lab">{translate('refusals.deadline')}</span>
        <div className={`value ${deadline !== '' && deadline < today ? 'bad' : ''}`}>
          <Day value={deadline} />
        </div>
      </div>
    </div>
  );
};
