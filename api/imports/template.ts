import { catalogues } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../db/repositories/own-company.ts';
import { type Deps, permit } from '../services/deps.ts';
import { billingTemplate } from './files/billing/template.ts';
import { bupotTemplates } from './files/bupot/template.ts';
import { dokumenTemplate } from './files/dokumen/template.ts';
import { converterTemplate } from './files/faktur/template.ts';
import type { KindKey } from './files/kinds.ts';
import { masukanTemplate } from './files/masukan/template.ts';
import { returTemplate } from './files/retur/template.ts';
import { returDokumenTemplate } from './files/retur-dokumen/template.ts';
import type { TemplateTexts } from './files/template/sheets.ts';
import type { ImportChannel } from './import-channel.ts';

type Workbook = Uint8Array<ArrayBuffer>;

type Writer = (npwp: string, texts: TemplateTexts) => Promise<Workbook>;

const writers: Readonly<Record<KindKey, Writer>> = {
  'faktur-keluaran': converterTemplate,
  'faktur-masukan': (_npwp, texts) => masukanTemplate(texts),
  'dokumen-keluaran': (_npwp, texts) => dokumenTemplate('out')(texts),
  'dokumen-masukan': (_npwp, texts) => dokumenTemplate('in')(texts),
  'retur-masukan': returTemplate,
  'retur-dokumen-keluaran': (_npwp, texts) => returDokumenTemplate(texts),
  'retur-dokumen-masukan': (_npwp, texts) => returDokumenTemplate(texts),
  billing: (_npwp, texts) => billingTemplate(texts),
  ...bupotTemplates,
};

/** The workbook to fill in for a kind of import of this channel, with the company's own number where it has a place. */
export const templateWorkbook = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  kind: KindKey,
): Promise<Workbook> => {
  permit(scope, channel.view);
  const { npwp } = await ownCompany(scope, deps.db.read);
  const { impor, reference } = catalogues[scope.locale];
  const { guideSheet, codesSheet, guide, columnNotes } = impor.server.template[kind];
  return writers[kind](npwp, {
    guideSheet,
    codesSheet,
    codeNames: reference.transactionCode,
    guide: Object.values(guide),
    columnNotes: Object.values(columnNotes).map(({ column, note }) => [column, note] as const),
  });
};
