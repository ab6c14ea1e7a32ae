import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { creditEffect } from '#domain/faktur/pull/taken-effect.ts';
import type { FakturPullRow, FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import { DifferenceList } from '../../ui/documents/DifferenceList.tsx';
import { MasaEffect } from '../../ui/documents/MasaEffect.tsx';
import { RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { Day, Money, PeriodText } from '../../ui/layout/values.tsx';
import { useDiffering } from '../dokumen/pull/pull-api.ts';
import { RESOURCE } from './masukan-resource.ts';

type Field = FakturPullRow['differences'][number]['field'];

const Status = ({ of }: { of: string }) => <>{useTranslate()(`masukan.status.${of}`)}</>;

const differenceValue = (field: Field, value: string): ReactNode => {
  switch (field) {
    case 'dpp':
    case 'otherDpp':
    case 'ppn':
    case 'ppnbm':
      return <Money value={value} />;
    case 'date':
      return <Day value={value} />;
    case 'period':
    case 'creditPeriod':
      return <PeriodText value={value} />;
    case 'status':
      return <Status of={value} />;
    default:
      return value;
  }
};

export const PullDifferences = ({ of }: { of: FakturPullView }) => {
  const { data } = useDiffering(RESOURCE, of);
  if (!data) return <RowsSkeleton count={2} />;
  const rows = data.filter((row) => 'faktur' in row);
  return (
    <>
      <MasaEffect
        of={creditEffect(rows.map(({ faktur, differences }) => ({ officeState: faktur, differences })))}
        words="masukanScreen.pull"
      />
      {rows.map(({ place, number, faktur, differences }) => (
        <div key={place} style={{ marginTop: 12 }}>
          <b className="num">{number}</b> <span className="sec">{faktur.seller.name}</span>
          <DifferenceList
            of={differences.filter(({ field }) => field !== 'lines')}
            name={number}
            label={(field) => `resources.${RESOURCE}.fields.${field}`}
            value={differenceValue}
          />
        </div>
      ))}
    </>
  );
};
