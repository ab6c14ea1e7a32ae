import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { vatDocuments } from '#domain/faktur/documents.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { VatType } from '#domain/faktur/types.ts';
import { say } from '#domain/messages/index.ts';
import { formatDay } from '#domain/text/format.ts';
import { firstFakturs } from '../../../db/repositories/faktur/list.ts';
import { type FirstFound, searchFakturs } from '../../../db/repositories/search.ts';
import { EACH, type Search } from '../../services/search/search.ts';
import { classicKeluaranFamily } from './classic-keluaran.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from './dokumen/family.ts';
import { masukanList } from './masukan/family.ts';
import { returKeluaranFamily, returMasukanFamily } from './retur/family.ts';
import { returDokumenWork } from './retur-dokumen/work.ts';

type FoundInvoice = Pick<FakturRow<string>, 'id' | 'number' | 'counterpartyName' | 'date'> & {
  readonly reference?: string | null;
};

const ofType = (type: VatType, first: FirstFound<FoundInvoice>): Search => ({
  by: vatDocuments[type].access.view,
  find: async (scope, read, q, today) => {
    const kind = type === 'OUT' || type === 'IN' ? [] : [say(scope.locale, `counterparty.kind.${type}`)];
    const rows = await searchFakturs(scope, read, { q, limit: EACH, today }, { type, first });
    return rows.map((row) => ({
      type: 'faktur' as const,
      id: row.id,
      title: row.number ?? row.reference ?? row.counterpartyName,
      subtitle: [...kind, row.counterpartyName, formatDay(row.date)].join(' · '),
      link: vatDocumentPath({ type, id: row.id }),
    }));
  },
});

export const fakturSearches: readonly Search[] = [
  ofType('OUT', firstFakturs),
  ofType('IN', masukanList.first),
  ofType('RETURN_OUT', returKeluaranFamily.list.first),
  ofType('RETURN_IN', returMasukanFamily.list.first),
  ofType('DOC_OUT', dokumenKeluaranFamily.list.first),
  ofType('DOC_IN', dokumenMasukanFamily.list.first),
  ofType('RETURN_DOC_OUT', returDokumenWork.out.family.list.first),
  ofType('RETURN_DOC_IN', returDokumenWork.in.family.list.first),
  ofType('CLASSIC_OUT', classicKeluaranFamily.list.first),
];
