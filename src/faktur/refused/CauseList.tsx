import { useTranslate } from 'react-admin';
import type { Refusals } from '#domain/faktur/refusals-schema.ts';
import { BucketButton } from '../../ui/repair/BucketButton.tsx';
import { causeCure, causeGroups, causeIcon, causeTitle } from './causes.ts';

type Props = {
  readonly of: Refusals;
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
};

/** Causes with their counts; one is worked on. */
export const CauseList = ({ of: { buckets }, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <aside className="bk" aria-label={translate('refusals.causes')}>
      <h2>
        {translate('refusals.causes')} <span>{buckets.length}</span>
      </h2>
      {causeGroups(buckets).map(([group, tone, own]) => (
        <div key={group}>
          <div className="grp">
            <span>{translate(`refusals.${group}`)}</span>
            <span>{own.reduce((all, { count }) => all + count, 0)}</span>
          </div>
          {own.map((bucket) => (
            <BucketButton
              key={bucket.code}
              icon={causeIcon(bucket)}
              tone={tone}
              title={causeTitle(bucket, translate)}
              count={bucket.count}
              below={causeCure(bucket, translate)}
              pressed={bucket.code === chosen}
              onPress={() => onChoose(bucket.code)}
            />
          ))}
        </div>
      ))}
    </aside>
  );
};

/** The same on a narrow screen: a row to swipe. */
export const CauseChips = ({ of: { buckets }, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <fieldset className="rep-chips" aria-label={translate('refusals.causes')}>
      {causeGroups(buckets).flatMap(([, tone, own]) =>
        own.map((bucket) => (
          <button
            key={bucket.code}
            type="button"
            aria-pressed={bucket.code === chosen}
            onClick={() => onChoose(bucket.code)}
          >
            {causeTitle(bucket, translate)}
            <span className={`bk-count ${tone}`}>{bucket.count}</span>
          </button>
        )),
      )}
    </fieldset>
  );
};
