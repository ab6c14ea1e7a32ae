import { type Filing, filingFile } from '#domain/efiling/filing.ts';
import type { FilingMove, FilingStatus } from '#domain/efiling/filing-status.ts';
import { returnLabel } from '#domain/efiling/label.ts';
import { filingById, filingList, removeFiling, updateFiling } from '../../../db/repositories/efiling/filings.ts';
import { family } from '../../documents/family.ts';
import { movesOf } from '../../documents/moves.ts';
import { savesOf } from '../../documents/saves.ts';

export const filingFamily = family({
  definition: filingFile,
  list: filingList,
  find: filingById,
  labelOf: (row: Filing) => returnLabel(row),
  amountOf: () => 0n,
});

export const { move: moveFiling, wrongStatus } = movesOf<Filing, FilingStatus, FilingMove, Partial<Filing>>({
  family: filingFamily,
  write: (tx, scope, read, next) => updateFiling(tx, scope, read, next),
});

export const filingSaves = savesOf<Filing, Filing, Filing>({
  family: filingFamily,
  inputOf: ({ kind, period, revision, origin, fileName, size, hash, bpe, filedAt }) => ({
    kind,
    period,
    revision,
    origin,
    fileName,
    size,
    hash,
    bpe,
    filedAt,
  }),
  insert: async () => undefined,
  remove: (tx, _deps, scope, read) => removeFiling(tx, scope, read),
  compose: (_tx, _deps, _scope, { input }) => ({ row: input }),
});
