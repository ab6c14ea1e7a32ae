import { pph21Kinds, unifikasiKinds } from '../../bupot/kinds.ts';
import {
  day,
  decimal,
  digits,
  listOf,
  oneOf,
  optional,
  tableRows,
  text,
  whole,
  yesOrNo,
} from '../../definition/table.ts';
import { lawOf } from '../../law-rows.ts';
import { taxCode } from '../../records/law/tax-code.ts';
import pph21Table from '../pph21/objects.table.json' with { type: 'json' };
import unifikasiTable from '../unifikasi/objects.table.json' with { type: 'json' };
import { slipFacilities } from './facilities.ts';

const { article, rateType } = taxCode.fields;

/**
 * PER-11/PJ/2025: rate in percent, and the percent of the gross that counts as income. A variant distinguishes rows of
 * one kind and code.
 */
const unifikasi = tableRows(unifikasiTable, {
  kind: oneOf(unifikasiKinds),
  code: text,
  variant: optional(text),
  article: oneOf(article.codes ?? []),
  rate: decimal,
  nett: whole,
  final: yesOrNo,
  kap: digits(6),
  kjs: digits(3),
  facilities: listOf(oneOf(slipFacilities)),
  from: day,
  to: optional(day),
  name: text,
});

/**
 * Days 2025-01-01 are the first of Coretax; 2014-01-01 stands for the older forms and is approximate. The last day is
 * missing while the object is in force. Base in percent of the gross.
 */
const pph21 = tableRows(pph21Table, {
  code: text,
  kinds: listOf(oneOf(pph21Kinds)),
  rate: oneOf(rateType.codes ?? []),
  base: whole,
  final: yesOrNo,
  from: day,
  to: optional(day),
  kapKjs: text,
  name: text,
});

const source = 'PER-11/PJ/2025, Lampiran';

export const taxCodeLaw = lawOf(taxCode, () => [
  ...unifikasi.map(({ from: validFrom, to: validUntil, ...row }) => ({
    ...row,
    rateType: null,
    validFrom,
    validUntil,
    source,
  })),
  ...pph21.flatMap(({ kinds, rate: rateType, base: nett, kapKjs, from: validFrom, to: validUntil, ...row }) =>
    kinds.map((kind) => {
      const [kap = '', kjs = ''] = kapKjs.split('-');
      const unused = { variant: null, article: null, rate: null, facilities: [] };
      return { ...row, ...unused, kind, rateType, nett, kap, kjs, validFrom, validUntil, source };
    }),
  ),
]);

export type TaxCodeRow = ReturnType<typeof taxCodeLaw.rows>[number];
