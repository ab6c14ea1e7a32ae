import { useTranslate } from 'react-admin';
import type { Refusals } from '#domain/refusals/schema.ts';
import { BucketButton } from '../ui/repair/BucketButton.tsx';
import { CuredToday } from './CuredToday.tsx';
import { causeCure, causeGroups, causeIcon, causeKey, causeTitle } from './causes.ts';

type Props = {
  readonly of: Refusals;
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
};

export const CauseList = ({ of: { buckets, cured }, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const mixed = new Set(buckets.map(({ family }) => family)).size > 1;
  return (
    <aside className="bucket" aria-label={translate('refusals.causes')}>
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
              key={causeKey(bucket)}
              icon={causeIcon(bucket)}
              tone={tone}
              title={causeTitle(bucket, translate)}
              count={bucket.count}
              below={`${mixed ? `${translate(`refusals.family.${bucket.family}`)} · ` : ''}${causeCure(bucket, translate)}`}
              pressed={causeKey(bucket) === chosen}
              onPress={() => onChoose(causeKey(bucket))}
            />
          ))}
        </div>
      ))}
      <CuredToday of={cured} />
    </aside>
  );
};

export const CauseChips = ({ of: { buckets }, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <fieldset className="rep-chips" aria-label={translate('refusals.causes')}>
      {causeGroups(buckets).flatMap(([, tone, own]) =>
        own.map((bucket) => (
          <button
            key={causeKey(bucket)}
            type="button"
            aria-pressed={causeKey(bucket) === chosen}
            onClick={() => onChoose(causeKey(bucket))}
          >
            {causeTitle(bucket, translate)}
            <span className={`bucket-count ${tone}`}>{bucket.count}</span>
          </button>
        )),
      )}
    </fieldset>
  );
};
