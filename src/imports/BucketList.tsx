import { useTranslate } from 'react-admin';
import type { Bucket, ImportTotals } from '#domain/imports/view-schema.ts';
import { BucketButton } from '../ui/repair/BucketButton.tsx';
import { findingsIn } from './import-api.ts';
import { fieldKey, useImportKind, useKindWords } from './kind.ts';

type Props = {
  buckets: readonly Bucket[];
  totals: ImportTotals;
  rows: number;
  chosen: string | undefined;
  onChoose: (key: string | undefined) => void;
};

const groups = [
  {
    severity: 'error',
    title: 'imporScreen.repair.blocking',
    counted: 'imporScreen.count.wrong',
    tone: 'bad',
    icon: 'close',
  },
  {
    severity: 'warning',
    title: 'imporScreen.repair.warningGroup',
    counted: 'imporScreen.count.warned',
    tone: 'warn',
    icon: 'warning',
  },
] as const;

export const BucketList = ({ buckets, totals, rows, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const say = useKindWords();
  const kind = useImportKind();
  return (
    <aside className="bucket" aria-label={translate('imporScreen.repair.kinds')}>
      <h2>{translate('imporScreen.repair.kinds')}</h2>
      <BucketButton
        icon="columns"
        title={translate('imporScreen.repair.all')}
        count={rows}
        below={say('count.documents', totals.documents - totals.saved)}
        pressed={chosen === undefined}
        onPress={() => onChoose(undefined)}
      />
      {buckets.length === 0 && (
        <p className="grp ok" style={{ margin: 0 }}>
          {translate('imporScreen.repair.clean')}
        </p>
      )}
      {groups.map(({ severity, title, counted, tone, icon }) => {
        const own = buckets.filter((bucket) => bucket.severity === severity);
        if (own.length === 0) return null;
        return (
          <div key={severity}>
            <div className="grp">
              <span>{translate(title)}</span>
              <span>{translate(counted, { smart_count: findingsIn(own, severity) })}</span>
            </div>
            {own.map((bucket) => (
              <BucketButton
                key={bucket.key}
                icon={icon}
                tone={tone}
                title={bucket.title ?? bucket.message}
                count={bucket.count}
                below={translate(fieldKey(kind, bucket.path), { _: bucket.path })}
                hint={bucket.message}
                pressed={bucket.key === chosen}
                onPress={() => onChoose(bucket.key)}
              />
            ))}
          </div>
        );
      })}
    </aside>
  );
};
