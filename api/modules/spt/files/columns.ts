import { say } from '#domain/messages/index.ts';
import { jakartaDay } from '#domain/scope.ts';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { documentColumns } from '../../../output/document-columns.ts';

export type ExportedSpt = SptRecord & Pick<SptListRow, 'paid' | 'rest' | 'surplus' | 'dueDay'>;

const day = (at: number | null): string | null => (at === null ? null : jakartaDay(at));

export const sptColumns = documentColumns<ExportedSpt>(
  monthlyReturn,
  [
    'type',
    'period',
    'revision',
    'documentCount',
    'payable',
    'paid',
    'rest',
    'surplus',
    'overpaid',
    'status',
    'postedAt',
    'dueDay',
    'filedAt',
    'bpe',
    'reason',
    'officeMessage',
    'createdBy',
  ],
  {
    type: ({ type }, locale) => say(locale, `spt.type.${type}`),
    postedAt: ({ postedAt }) => day(postedAt),
    filedAt: ({ filedAt }) => day(filedAt),
  },
);
