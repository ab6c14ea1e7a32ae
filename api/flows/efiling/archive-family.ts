import { sen } from '#domain/definition/money.ts';
import { type ArchiveRow, archive } from '#domain/efiling/archive.ts';
import { archiveList } from '../../../db/repositories/efiling/archive.ts';
import { family } from '../../documents/family.ts';

/** Rows are papers of other documents: read and downloaded here, never written. */
export const archiveFamily = family({
  definition: archive,
  list: archiveList,
  find: () => Promise.resolve(undefined),
  labelOf: ({ number, period }: ArchiveRow) => [number, period].filter(Boolean).join(' '),
  amountOf: ({ amount }) => BigInt(sen(amount ?? '0')),
});
