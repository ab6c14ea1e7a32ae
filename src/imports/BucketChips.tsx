import { useTranslate } from 'react-admin';
import type { Bucket } from '#domain/imports/view-schema.ts';
import { findingsIn } from './import-api.ts';

type Props = { buckets: readonly Bucket[]; chosen: string | undefined; onChoose: (key: string | undefined) => void };

/** The kinds of errors on a narrow screen: a row to swipe. */
export const BucketChips = ({ buckets, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <fieldset className="rep-chips" aria-label={translate('imporScreen.repair.kinds')}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {translate('imporScreen.repair.allErrors')}
        <span className="bk-count bad">{findingsIn(buckets, 'error')}</span>
      </button>
      {buckets.map((bucket) => (
        <button
          key={bucket.key}
          type="button"
          aria-pressed={bucket.key === chosen}
          onClick={() => onChoose(bucket.key)}
        >
          {bucket.title ?? bucket.message}
          <span className={bucket.severity === 'error' ? 'bk-count bad' : 'bk-count warn'}>{bucket.count}</span>
        </button>
      ))}
    </fieldset>
  );
};
