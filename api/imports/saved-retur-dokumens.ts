import type { DokumenStatus } from '#domain/faktur/dokumen-status.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { amountsOfFile, documentOfFile, type FileReturDokumen } from '#domain/faktur/retur-dokumen-file.ts';
import {
  beyondDokumenLeft,
  type DokumenAmounts,
  isDokumenSpent,
  leftOfDokumen,
} from '#domain/faktur/retur-dokumen-left.ts';
import { type ReturnableType, whyDokumenNotBack } from '#domain/faktur/retur-dokumen-origin.ts';
import { returDokumenVoid } from '#domain/faktur/retur-dokumen-status.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import type { Query } from '../../db/database.ts';
import { fakturByNumbers } from '../../db/repositories/faktur/chain.ts';
import { errorBeside as error, saidBesideOrigins } from './beside-origin.ts';
import { shown } from './files/cells/reader.ts';
import type { Keyed, Lefts, SaidOfSaved, SavedMatches } from './files/duplicates.ts';
import { savedByNumber } from './saved-dokumens.ts';

type Document = FakturRow<DokumenStatus>;

/** What the document says of a return in a file, beside what is left of it: findings, and what is left after this one. */
const judged = (
  type: ReturnableType,
  document: Document,
  retur: FileReturDokumen,
  left: DokumenAmounts,
): { says: readonly SaidOfSaved[]; left: DokumenAmounts } => {
  const why = whyDokumenNotBack(type, document);
  if (why) return { says: [error('originNumber', `retur_dokumen_${why.split('.').at(-1)}_here`)], left };
  if (isDokumenSpent(left)) return { says: [error('originNumber', 'retur_dokumen_nothing_left_here')], left };
  const amounts = amountsOfFile(retur, document, left);
  const party = document.counterpartyNpwp;
  const says = [
    ...(retur.counterparty !== '' && retur.counterparty !== party
      ? [error('counterpartyNpwp', 'retur_dokumen_party_here', { params: { party }, proposal: party })]
      : []),
    ...(retur.date !== '' && retur.date < document.date
      ? [error('date', 'retur_dokumen_before_here', { params: { date: formatDay(document.date) } })]
      : []),
    ...beyondDokumenLeft(amounts, left).map(({ path, params }) =>
      error(path, 'retur_dokumen_left_here', {
        params: params ?? {},
        proposal: shown(left[path as keyof DokumenAmounts]),
      }),
    ),
  ];
  return { says, left: says.length > 0 ? left : leftOfDokumen(left, [amounts]) };
};

/** What is saved here says of the returns of other documents in a file: those of their number, and the documents that go back. */
export const savedReturDokumens = (type: 'RETURN_DOC_OUT' | 'RETURN_DOC_IN') => {
  const find = savedByNumber(type, returDokumenVoid);
  const of = type === 'RETURN_DOC_OUT' ? 'DOC_OUT' : 'DOC_IN';
  return async (
    scope: Scope,
    query: Query,
    documents: readonly Keyed[],
    importId: string,
    lefts?: Lefts,
  ): Promise<SavedMatches> => ({
    exact: await find(scope, query, documents, importId),
    like: await saidBesideOrigins<FileReturDokumen, Document, DokumenAmounts>(
      scope,
      query,
      documents,
      {
        nameOf: ({ number, originNumber }) => number ?? originNumber,
        find: (returs) => {
          const numbers = [...new Set(returs.map(({ originNumber }) => originNumber))];
          return fakturByNumbers<DokumenStatus>(scope, query, of, numbers);
        },
        originOf: (rows, retur) => documentOfFile(of, rows, retur),
        unknown: error('originNumber', 'retur_dokumen_unknown_here'),
        leftOf: leftOfDokumen,
        judged: ({ origin, retur, left }) => judged(of, origin, retur, left),
      },
      lefts,
    ),
  });
};
