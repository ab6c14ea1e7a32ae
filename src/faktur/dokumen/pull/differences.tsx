import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { DokumenPullRow } from '#domain/faktur/pull/view-schema.ts';
import { Day, Money, PeriodText } from '../../../ui/layout/values.tsx';

type Field = DokumenPullRow['differences'][number]['field'];

const Message = ({ words }: { words: string }) => <>{useTranslate()(words)}</>;

export const differenceValue = (field: Field, value: string): ReactNode => {
  switch (field) {
    case 'dpp':
    case 'ppn':
    case 'ppnbm':
      return <Money value={value} />;
    case 'date':
      return <Day value={value} />;
    case 'creditPeriod':
      return <PeriodText value={value} />;
    case 'documentKind':
      return <Message words={`dokumen.kind.${value}`} />;
    case 'status':
      return <Message words={`dokumen.status.${value}`} />;
    default:
      return value;
  }
};

export const differenceLabel = (resource: string, field: Field): string => `resources.${resource}.fields.${field}`;
