import { sharedBy } from '#domain/bupot/duplicate.ts';
import { hasNoPayee, isAnnual, isForeign, isUnifikasi, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { monthDeductions } from '#domain/bupot/month-lines.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import { isDay } from '#domain/definition/day.ts';
import { parseDay } from '#domain/text/parse.ts';
import { spanOf } from '../cells/months.ts';
import { percentIn } from '../cells/percent.ts';
import type { ImportKind, Needed, OwnFormat } from '../kind.ts';
import type { OpenFile } from '../open-file.ts';
import { checkRow, inputOfRow } from './check-row.ts';
import { countryOf, ptkpFrom } from './choices.ts';
import { partsOfGross } from './columns.ts';
import { readConverter, recogniseConverter, WITHHOLDER_LABEL } from './converter.ts';
import { type BupotColumn, columnsOf, shapesOf } from './fields.ts';
import { readBulk, slipLimits } from './read-bulk.ts';
import { codeIn } from './read-object.ts';
import { synonymsOf } from './synonyms.ts';
import { weighLines } from './weigh-lines.ts';
import { weighPay } from './weigh-pay.ts';

const speaks: Readonly<Record<SlipKind, RegExp>> = {
  BPMP: /\b(bpmp|gaji|penggajian|payroll|salary|salaries|upah bulanan|pegawai tetap|pph 21|pph21|pasal 21)\b/,
  BPA1: /\b(bpa1|1721 a1|a1|pph 21|pph21|pasal 21)\b/,
  BPA2: /\b(bpa2|1721 a2|a2)\b/,
  BP21: /\b(bp21|tidak final|bukan pegawai|tenaga ahli|tenaga lepas|pekerja lepas|harian|honorarium|freelance|pph 21|pph21|pasal 21)\b/,
  BP26: /\b(bp26|pph 26|pph26|pasal 26)\b/,
  BPPU: /\b(bppu|unifikasi|pph 15|pph 22|pph 23|pph22|pph23|pasal 15|pasal 22|pasal 23|pasal 4 ayat 2|vendor|pemasok|supplier)\b/,
  BPNR: /\b(bpnr|non ?residen[t]?|luar negeri|wpln|pph 26|pph26|pasal 26)\b/,
  SP: /\b(setor sendiri|disetor sendiri)\b/,
  CY: /\b(digunggung)\b/,
};

const EMPLOYEES = /\b(gaji|karyawan|pegawai|upah|salary|employee)\b/;

/** Family status beside employee pay marks a payroll; only PPh 21 slips use it. */
const headingsSpeak = (headings: string): readonly SlipKind[] =>
  /\bptkp\b/.test(headings) && EMPLOYEES.test(headings) ? ['BPMP', 'BPA1', 'BPA2', 'BP21'] : [];

const bare = (text: string): string => text.replace(/[\s.\-/]/g, '');
const isNumber = (text: string): boolean => /^\d{15,16}$/.test(bare(text));
const isPlace = (text: string): boolean => /^\d{21,22}$/.test(bare(text));
const isADay = (text: string): boolean => isDay(text.slice(0, 10)) || parseDay(text) !== null;
const isMonth = (text: string): boolean => spanOf(text, '2026') !== null;

const looks: Partial<Record<BupotColumn, (text: string) => boolean>> = {
  period: isMonth,
  periodFrom: isMonth,
  year: (text) => /^(19|20)\d{2}$/.test(text),
  date: isADay,
  documentDate: isADay,
  birthDate: isADay,
  joinDate: isADay,
  leaveDate: isADay,
  currency: (text) => /^([a-z]{3}|[^a-z0-9]{1,2}|rupiah|us\$)$/i.test(text),
  nitku: isPlace,
  payeeNitku: isPlace,
  payeeNik: isNumber,
  payeeEmail: (text) => /^\S+@\S+\.\S+$/.test(text),
  taxCode: (text) => codeIn(text) !== null || /\p{L}{3}/u.test(text),
  rate: (text) => percentIn(text) !== null,
  nett: (text) => percentIn(text) !== null,
  ptkp: (text) => ptkpFrom(text) !== null,
  country: (text) => countryOf(text) !== null,
};

const neededFor = (kind: SlipKind): readonly Needed[] => {
  const needed: { field: BupotColumn; or: readonly BupotColumn[][] }[] = [];
  if (isForeign(kind)) needed.push({ field: 'payeeNpwp', or: [] }, { field: 'payeeName', or: [] });
  else if (!hasNoPayee(kind)) needed.push({ field: 'payeeNpwp', or: [['payeeNik']] });
  if (isUnifikasi(kind) || kind === 'BP21') needed.push({ field: 'taxCode', or: [] });
  if (isAnnual(kind)) needed.push({ field: 'salaryPension', or: [] });
  else if (kind === 'BPMP') needed.push({ field: 'gross', or: [['salaryPension']] });
  else needed.push({ field: 'gross', or: kind === 'SP' ? [['grossTotalOnIndonesia']] : [['grossWithVat']] });
  return needed;
};

const payColumns = [...partsOfGross, ...monthDeductions];

const sharedWords = { clash: '_clash', month: '_month', masa: '_masa', twin: '' } as const;

const importOf = (kind: SlipKind): ImportKind<BupotInput> => {
  const fields = shapesOf(kind);
  // A payroll computes its columns: formulas are expected in them.
  const computed = new Set(['tax', 'rate', 'nett', 'gross', ...(kind === 'BPMP' ? payColumns : [])]);
  const own = async (file: OpenFile): Promise<OwnFormat | null> => {
    if (file.type === 'xml') return { source: 'xml', read: (npwp, take) => readBulk(kind, file.bytes, npwp, take) };
    const { book } = file;
    const converter = await recogniseConverter(kind, book);
    return (
      converter && {
        source: 'converter',
        read: (npwp, take, how) => readConverter({ kind, fields, computed }, book, converter, npwp, take, how),
      }
    );
  };
  const has = (column: BupotColumn): boolean => columnsOf(kind).includes(column);
  return {
    key: kind,
    fields,
    family: 'bupot',
    speaks: speaks[kind],
    headingsSpeak,
    synonyms: synonymsOf(kind),
    looks: isForeign(kind) ? looks : { ...looks, payeeNpwp: isNumber },
    turns: { grossWithVat: { trait: 'with-vat', of: 'gross' } },
    tolerates: { rate: ['percent'], nett: ['percent'], gross: ['foreign'] },
    weigh: kind === 'BPMP' ? weighLines : weighPay,
    telling: new Set(
      ['payeeEmail', 'ptkp', ...(isForeign(kind) ? [] : ['payeeNpwp'])].filter((field) => field in fields),
    ),
    needed: neededFor(kind),
    assumed: ['nitku', ...(kind === 'BPPU' || kind === 'BP21' ? ['payeeNitku'] : [])],
    takes: ['xlsx', 'csv', 'xml'],
    owner: WITHHOLDER_LABEL,
    own,
    computed,
    limits: slipLimits,
    sums: ['gross', 'tax'],
    input: (raw, context) => inputOfRow(kind, raw, context),
    check: (raw, context) => checkRow(kind, raw, context),
    unique: new Set(['reference', 'documentNumber', 'certificateNumber', 'dtpNtpn']),
    duplicates: {
      like: {
        at: () => (has('payeeNpwp') ? 'payeeNpwp' : 'taxCode'),
        inFile: (key) => `slip${sharedWords[sharedBy(key, kind)]}_in_file`,
        saved: (key) => `slip${sharedWords[sharedBy(key, kind)]}_saved`,
      },
    },
    widths: { ...(isForeign(kind) ? {} : { payeeNpwp: 16, payeeNik: 16 }), payeeNitku: 22, nitku: 22, nip: 18 },
    repairs: {},
  };
};

export const bupotKinds = Object.fromEntries(slipKinds.map((kind) => [kind, importOf(kind)])) as Readonly<
  Record<SlipKind, ImportKind<BupotInput>>
>;
