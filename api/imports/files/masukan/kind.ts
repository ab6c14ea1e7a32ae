import { isDay } from '#domain/definition/day.ts';
import { sen } from '#domain/definition/money.ts';
import { checkListed } from '#domain/faktur/pull/check-listed.ts';
import { listedStatus } from '#domain/faktur/pull/listed-status.ts';
import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { parseDay } from '#domain/text/parse.ts';
import { bareNumber } from '../cells/reader.ts';
import type { CheckContext, CheckedDocument, ImportKind, OwnFormat } from '../kind.ts';
import type { OpenFile } from '../open-file.ts';
import { blamedOnce, lay, type RawDocument } from '../raw.ts';
import { type MasukanField, masukanFields, masukanLimits } from './fields.ts';
import { portalList } from './portal.ts';
import { readRow } from './read-row.ts';
import { readSellerXml } from './seller-xml.ts';
import { summedFindings } from './summed.ts';
import { synonyms } from './synonyms.ts';

const bare = (text: string): string => text.replace(/[\s.\-/]/g, '');

const looks: Partial<Record<MasukanField, (text: string) => boolean>> = {
  number: (text) => /^\d{16,17}$/.test(bare(text)),
  date: (text) => isDay(text.slice(0, 10)) || parseDay(text) !== null,
  counterpartyNpwp: (text) => /^\d{15,16}$/.test(bare(text)),
  ownNpwp: (text) => /^\d{15,16}$/.test(bare(text)),
  year: (text) => /^20\d{2}$/.test(text),
  creditYear: (text) => /^20\d{2}$/.test(text),
  status: (text) => listedStatus(text) !== null,
  decision: (text) => listedStatus(text) !== null,
  counterpartyName: (text) => /\p{L}{2}/u.test(text),
};

/** In sen; an unreadable amount counts as zero. */
const senOf = (amount: string): number => (/^\d+(\.\d{1,2})?$/.test(amount) ? sen(amount) : 0);

const keyOf = ({ seller, number }: PulledFaktur): string | null =>
  seller.npwp === '' || number === '' ? null : `${seller.npwp}|${number}`;

const check = (raw: RawDocument, context: CheckContext): CheckedDocument => {
  const { theirs, findings: read } = readRow(raw, context);
  const findings = read.map((row, at) => blamedOnce([...(raw[at]?.findings ?? []), ...row]));
  const [first = []] = findings;
  for (const one of checkListed(theirs, { npwp: context.company.npwp, today: context.today })) lay(first, one);
  for (const [at, sums] of summedFindings(raw, theirs).entries()) findings[at]?.push(...sums);
  const key = keyOf(theirs);
  const { dpp = '', ppn = '' } = theirs.amounts ?? {};
  return { findings, exactKey: key, likeKey: key, sums: [senOf(dpp), senOf(ppn)] };
};

export const fakturMasukan: ImportKind<PulledFaktur> = {
  key: 'faktur-masukan',
  fields: masukanFields,
  synonyms,
  looks,
  telling: new Set(),
  needed: (['number', 'date', 'counterpartyNpwp', 'counterpartyName', 'dpp', 'ppn'] as const).map((field) => ({
    field,
    or: [],
  })),
  assumed: ['status'] satisfies MasukanField[],
  takes: ['xlsx', 'csv', 'xml'],
  family: 'faktur',
  speaks: /\b(faktur|pajak|vat|invoice) ?(masukan|in|input)\b/,
  own: async (file: OpenFile): Promise<OwnFormat | null> =>
    file.type === 'xml'
      ? { source: 'xml', read: (_npwp, take) => readSellerXml(file.bytes, take) }
      : portalList(fakturMasukan as ImportKind, file.book),
  groupOf: ({ cells: { number, counterpartyNpwp = '' } }) =>
    number === undefined ? null : { key: `${bareNumber(number)}|${bareNumber(counterpartyNpwp)}`, anywhere: true },
  computed: new Set(['dpp', 'otherDpp', 'ppn', 'ppnbm'] satisfies MasukanField[]),
  limits: masukanLimits,
  sums: ['dpp', 'ppn'],
  input: (raw, context) => readRow(raw, context).theirs,
  check,
  held: (raw, context) => readRow(raw, context).theirs,
  unique: new Set(['number', 'reference'] satisfies MasukanField[]),
  duplicates: {
    exact: { at: () => 'number', inFile: 'number_in_file', saved: 'same_saved' },
    like: { at: () => 'number', inFile: 'number_in_file', saved: 'same_saved' },
  },
  widths: { number: 17, counterpartyNpwp: NO_NPWP.length, ownNpwp: NO_NPWP.length },
  repairs: {},
};
