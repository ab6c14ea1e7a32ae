import { labelOf } from '#domain/faktur/number.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import type { PaperToDraw } from '../../documents/paper.ts';
import { fileName } from '../../output/file-name.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { viewOf } from './files/view.ts';
import { loadFaktur } from './move-fakturs.ts';

export type PrintData = {
  faktur: Faktur;
  seller: Pick<OwnCompany, 'name' | 'npwp' | 'address' | 'city'>;
  replacesNumber: string | null;
};

export const printDataOf = async (scope: Scope, query: Query, faktur: Faktur): Promise<PrintData> => {
  const { name, npwp, address, city } = await ownCompany(scope, query);
  const original = faktur.replaces === null ? undefined : await fakturRow(scope, query, faktur.replaces);
  return { faktur, seller: { name, npwp, address, city }, replacesNumber: original?.number ?? null };
};

export const fakturFileName = (
  { faktur }: PrintData,
  extension: string,
  locale: Locale,
  pattern = 'Faktur {nomor}',
): string =>
  fileName(
    pattern,
    {
      nomor: labelOf(faktur),
      referensi: faktur.reference ?? faktur.id,
      pembeli: faktur.counterpartyName,
      npwp: faktur.counterpartyNpwp,
      tanggal: faktur.date,
      masa: faktur.period,
      status: say(locale, `faktur.status.${faktur.status}`),
    },
    extension,
  );

export const toDraw = (data: PrintData, locale: Locale): PaperToDraw => {
  const { faktur, seller, replacesNumber } = data;
  return {
    drawing: { paper: 'faktur', view: viewOf(faktur, seller, { replacesNumber }), locale },
    name: fakturFileName(data, 'pdf', locale),
  };
};

export const printData = async (deps: Deps, scope: Scope, id: string): Promise<PrintData> => {
  const faktur = await loadFaktur(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_VIEW');
  return printDataOf(scope, deps.db.read, faktur);
};
