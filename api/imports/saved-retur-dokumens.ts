import type { DokumenRow } from '#domain/faktur/dokumen.ts';
import { amountsOfFile, type FileReturDokumen, returDokumenFile } from '#domain/faktur/retur-dokumen-file.ts';
import {
  beyondDokumenLeft,
  type DokumenAmounts,
  leftOfDokumen,
  returDokumenRules,
} from '#domain/faktur/retur-dokumen-rules.ts';
import { returDokumenVoid } from '#domain/faktur/retur-dokumen-status.ts';
import { bySide } from '#domain/faktur/sides.ts';
import { shown } from './files/cells/reader.ts';
import { savedByNumber } from './saved-dokumens.ts';
import type { Lookup } from './saved-lookup.ts';
import { errorFinding, type Judge, originFindings } from './saved-returns.ts';

const judged: Judge<FileReturDokumen, DokumenRow, DokumenAmounts>['judged'] = ({ retur, origin, left }) => {
  const amounts = amountsOfFile(retur, origin, left);
  const says = beyondDokumenLeft(amounts, left).map(({ path, params = {} }) =>
    errorFinding(path, 'retur_dokumen_left_here', { params, proposal: shown(left[path as keyof DokumenAmounts]) }),
  );
  return { says, left: says.length > 0 ? left : leftOfDokumen(left, [amounts]) };
};

const types = { out: ['RETURN_DOC_OUT', 'DOC_OUT'], in: ['RETURN_DOC_IN', 'DOC_IN'] } as const;

export const savedReturDokumens = bySide((side): Lookup => {
  const [type, of] = types[side];
  const find = savedByNumber(type, returDokumenVoid);
  const judge: Judge<FileReturDokumen, DokumenRow, DokumenAmounts> = {
    rules: returDokumenRules,
    at: 'originNumber',
    words: 'retur_dokumen',
    judged,
    file: returDokumenFile(of),
    nameOf: ({ number, originNumber }) => number ?? originNumber,
    partyOf: ({ counterpartyNpwp }) => counterpartyNpwp,
    otherParty: (party) =>
      errorFinding('counterpartyNpwp', 'retur_dokumen_party_here', { params: { party }, proposal: party }),
    before: 'retur_dokumen_before_here',
  };
  return async (scope, query, documents, importId, lefts) => ({
    exact: await find(scope, query, documents, importId),
    like: await originFindings(scope, query, documents, judge, lefts),
  });
});
