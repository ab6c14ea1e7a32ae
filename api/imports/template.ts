import { catalogues, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../db/repositories/own-company.ts';
import { type Deps, permit } from '../services/deps.ts';
import { billingTemplate } from './files/billing/template.ts';
import { bupotTemplates } from './files/bupot/template.ts';
import { converterTemplate } from './files/faktur/template.ts';
import type { ImportKind } from './files/kind.ts';
import { type KindKey, kinds } from './files/kinds.ts';
import { returTemplate } from './files/retur/template.ts';
import { oneSheetTemplate } from './files/template/one-sheet.ts';
import type { TemplateTexts } from './files/template/sheets.ts';
import type { ImportChannel } from './import-channel.ts';

type Workbook = Uint8Array<ArrayBuffer>;

type Writer = (npwp: string, texts: TemplateTexts) => Promise<Workbook>;

const listOf =
  (key: KindKey, name: string, without: readonly string[] = []): Writer =>
  (_npwp, texts) => {
    const { fields, synonyms } = kinds[key];
    const shown = Object.keys(fields).filter((field) => !without.includes(field));
    return oneSheetTemplate({ name, fields: shown, headings: synonyms }, texts);
  };

/** The document kind in words replaces the office's codes. */
const coded = ['transaction', 'document'];

const writers: Readonly<Record<KindKey, Writer>> = {
  'faktur-keluaran': converterTemplate,
  'faktur-masukan': listOf('faktur-masukan', 'Faktur Masukan'),
  'dokumen-keluaran': listOf('dokumen-keluaran', 'Dokumen Lain', coded),
  'dokumen-masukan': listOf('dokumen-masukan', 'Dokumen Lain', coded),
  'retur-masukan': returTemplate,
  'retur-dokumen-keluaran': listOf('retur-dokumen-keluaran', 'Retur Dokumen Lain'),
  'retur-dokumen-masukan': listOf('retur-dokumen-masukan', 'Retur Dokumen Lain'),
  received: listOf('received', 'Bukti Potong Diterima'),
  billing: (_npwp, texts) => billingTemplate(texts),
  ...bupotTemplates,
};

export const templateWorkbook = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  kind: KindKey,
): Promise<Workbook> => {
  permit(scope, channel.view);
  const { npwp } = await ownCompany(scope, deps.db.read);
  const { impor, reference } = catalogues[scope.locale];
  const { synonyms, notes = [] }: ImportKind = kinds[kind];
  const { guideSheet, codesSheet, guide, columnNotes } = impor.server.template[kind];
  const own = Object.values(columnNotes).map(({ column, note }) => [column, note] as const);
  const derived = notes.map(({ field, note }) => [synonyms[field]?.[0] ?? field, say(scope.locale, note)] as const);
  return writers[kind](npwp, {
    guideSheet,
    codesSheet,
    codeNames: reference.transactionCode,
    guide: Object.values(guide),
    columnNotes: [...derived.filter(([column]) => !own.some(([other]) => other === column)), ...own],
  });
};
