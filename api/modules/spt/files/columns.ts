import { type Locale, say } from '#domain/messages/index.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { SptListRow } from '#domain/spt/listed.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { Column } from '../../../output/table-columns.ts';

/** A return with what proofs of payment bring, and what is left, in rupiah. */
export type ExportedSpt = SptRecord & Pick<SptListRow, 'paid' | 'rest' | 'surplus' | 'dueDay'>;

const day = (at: number | null): string | null => (at === null ? null : jakartaDay(at));

/** Columns of the export of monthly returns. */
export const sptColumns = (locale: Locale): readonly Column<ExportedSpt>[] => [
  { key: 'type', value: (spt) => say(locale, `spt.type.${spt.type}`) },
  { key: 'period', value: (spt) => spt.period },
  { key: 'revision', value: (spt) => String(spt.revision) },
  { key: 'documentCount', value: (spt) => String(spt.documentCount) },
  { key: 'payable', amount: true, value: (spt) => spt.payable },
  { key: 'paid', amount: true, value: (spt) => spt.paid },
  { key: 'rest', amount: true, value: (spt) => spt.rest },
  { key: 'surplus', amount: true, value: (spt) => spt.surplus },
  { key: 'overpaid', amount: true, value: (spt) => spt.overpaid },
  { key: 'status', value: (spt) => say(locale, `spt.status.${spt.status}`) },
  { key: 'postedAt', value: (spt) => day(spt.postedAt) },
  { key: 'dueDay', value: (spt) => spt.dueDay },
  { key: 'filedAt', value: (spt) => day(spt.filedAt) },
  { key: 'bpe', value: (spt) => spt.bpe },
  { key: 'reason', value: (spt) => spt.reason },
  { key: 'officeMessage', value: (spt) => spt.officeMessage },
  { key: 'createdBy', value: (spt) => spt.createdBy },
];
