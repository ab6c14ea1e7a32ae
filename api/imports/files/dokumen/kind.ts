import { sen } from '#domain/definition/money.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { checkDokumen } from '#domain/faktur/dokumen-check.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { dokumenXml } from '#domain/faktur/dokumen-xml.ts';
import type { CheckContext, CheckedDocument, ImportKind } from '../kind.ts';
import { blamedOnce, lay, type RawDocument } from '../raw.ts';
import { vatRow, vatRowLooks } from '../vat-row.ts';
import { columnsFor, type DokumenField } from './columns.ts';
import { readRow } from './read-row.ts';

const looks: Partial<Record<DokumenField, (text: string) => boolean>> = {
  ...vatRowLooks,
  transaction: (text) => /^0?[1-5]$/.test(text),
  code: (text) => /^\d{1,2}$/.test(text),
  document: (text) => /^\d{1,2}$/.test(text),
};

const words = {
  out: {
    key: 'dokumen-keluaran',
    speaks: /\b((?<!retur )dokumen lain (keluaran|pk)|peb|special ?doc(ument)?|other document out)\b/,
  },
  in: {
    key: 'dokumen-masukan',
    speaks: /\b((?<!retur )dokumen lain (masukan|pm)|pib|input ?special ?doc(ument)?|other document in)\b/,
  },
} as const;

const dokumenImport = <S extends DokumenSide>(side: S) => {
  const read = readRow(side);
  const { root, one } = dokumenXml[side];
  const { fields, elements, ...columns } = columnsFor(side);
  const check = (raw: RawDocument, context: CheckContext): CheckedDocument => {
    const { input, findings: found } = read(raw, context);
    const findings = blamedOnce([...(raw[0]?.findings ?? []), ...found]);
    for (const one of checkDokumen(input, context.today)) lay(findings, one);
    const { number } = input;
    return { findings: [findings], exactKey: number, likeKey: number, sums: [sen(input.dpp), sen(input.ppn)] };
  };
  return {
    ...vatRow({
      fields,
      xml: { root, one, elements },
      doubles: { inFile: 'dokumen_in_file', saved: 'dokumen_saved' },
    }),
    ...words[side],
    ...columns,
    looks,
    check,
    input: (raw: RawDocument, context: CheckContext) => read(raw, context).input,
  } satisfies ImportKind<DokumenInput> as ImportKind<DokumenInput> & Pick<(typeof words)[S], 'key'>;
};

export const dokumenKeluaran = dokumenImport('out');
export const dokumenMasukan = dokumenImport('in');
