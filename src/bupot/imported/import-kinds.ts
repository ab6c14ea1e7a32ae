import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { receivedArticles, receivedKinds } from '#domain/bupot/received/articles.ts';
import { objectEver, offerObjects } from '#domain/bupot/slip-object.ts';
import { documentTypes } from '#domain/rules/bupot/document-types.ts';
import { facilities } from '#domain/rules/bupot/facilities.ts';
import { facilitiesFor } from '#domain/rules/bupot/facilities-for.ts';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';
import { parsePeriod } from '#domain/text/parse.ts';
import type { Cells, FieldLook, ImportKind } from '../../ui/documents/import-kind.ts';
import type { SheetOption } from '../../ui/grid/sheet.ts';
import { inRupiah } from '../../ui/inputs/in-rupiah.ts';
import { BupotTabs } from '../list/BupotTabs.tsx';
import { bupotPaths, importedPath, importPath } from '../paths.ts';
import { receivedPaths } from '../received/paths.ts';

const OFFERED = 20;
/** For rows with an unreadable masa, objects come from the newest list. */
const NEWEST = '2026-01';

const periodOf = ({ cells }: Cells): string =>
  parsePeriod(cells.period ?? '') ?? parsePeriod(`${cells.period}/${cells.year}`) ?? NEWEST;

const findObjects =
  (kind: SlipKind) =>
  (typed: string, row: Cells): readonly SheetOption[] => {
    const period = periodOf(row);
    return offerObjects({ kind, period, date: `${period}-01` }, typed, OFFERED).map(({ key, name }) => ({
      value: key,
      label: name,
    }));
  };

const objectWords =
  (kind: SlipKind) =>
  (text: string): string => {
    const found = objectEver(kind, text, `${NEWEST}-01`);
    return found ? `${text} ${found.name}` : text;
  };

const facilityOptions = (kind: SlipKind): readonly SheetOption[] =>
  facilitiesFor(kind).map((code) => ({ value: facilities[code].xml, label: `slipLists.facility.${code}` }));

const documentOptions = documentTypes.map(({ code, xml }) => ({ value: xml, label: `slipLists.document.${code}` }));

const amount = { amount: true } as const;
const number = { width: 96, align: 'right' } as const;
const long = { width: 220 } as const;
const identity = { width: 184 } as const;

const amounts = [
  ...([
    'gross',
    'grossWithVat',
    'tax',
    'earlierGross',
    'grossTotalOnIndonesia',
    'grossTotalOnAbroad',
    'deductedPph24Creditable',
  ] as const),
  'deductedPphOtherParties',
  'salaryPension',
  'pphBenefit',
  'otherBenefit',
  'honorarium',
  'insuranceBenefit',
  'natura',
  'tantiemBonus',
  'wifeBenefit',
  'childBenefit',
  'improvementBenefit',
  'structuralBenefit',
  'riceBenefit',
  'specialBenefit',
  'otherIncome',
  'pensionContribution',
  'zakat',
  'previousNetIncome',
  'pph21PreviousBupot',
  'pph21WithheldDtp',
  'borneBefore',
] as const;

const looksOf = (kind: SlipKind): Readonly<Record<string, FieldLook>> => ({
  ...Object.fromEntries(amounts.map((field) => [field, amount])),
  taxCode: { width: 320, find: findObjects(kind), show: objectWords(kind) },
  facility: { width: 180, options: facilityOptions(kind) },
  documentType: { width: 180, options: documentOptions },
  ptkp: { width: 96, options: withholdingStatuses.map((status) => ({ value: status, label: status })) },
  period: { width: 110, align: 'right' },
  periodFrom: { width: 110, align: 'right' },
  year: { width: 80, align: 'right' },
  date: { width: 112 },
  documentDate: { width: 112 },
  birthDate: { width: 112 },
  joinDate: { width: 112 },
  leaveDate: { width: 112 },
  rate: number,
  nett: number,
  exchangeRate: number,
  workingDays: number,
  payeeNpwp: identity,
  payeeNik: identity,
  payeeNitku: { width: 216 },
  nitku: { width: 216 },
  payeeName: long,
  payeeAddress: long,
  payeeEmail: long,
  position: { width: 160 },
  country: { width: 96 },
});

const first = [
  'payeeName',
  'payeeNpwp',
  'payeeNik',
  'ptkp',
  'gross',
  'salaryPension',
  'taxCode',
  'rate',
  'tax',
  'period',
  'year',
  'date',
  'facility',
  'documentType',
  'documentNumber',
  'documentDate',
];

const called = ({ payeeName, payeeNpwp, payeeNik, taxCode, gross, salaryPension }: Cells['cells']) => ({
  name: payeeName || payeeNpwp || payeeNik || taxCode || '',
  more: [gross || salaryPension].flatMap((sum) => (sum ? `Rp ${inRupiah(sum)}` : [])).join(''),
});

const importOf = (kind: SlipKind): ImportKind => ({
  key: kind,
  words: 'bupot',
  resource: 'ebupot/import',
  template: `/ebupot/import/templates/${kind}.xlsx`,
  paths: {
    list: bupotPaths.imports,
    form: importPath(kind),
    one: bupotPaths.oneImport,
    saved: (id) => importedPath(kind, id),
  },
  accept: '.xlsx,.xls,.csv,.txt,.xml',
  Lead: BupotTabs,
  recognised: ['converter', 'xml', 'table', 'object', 'tax'],
  grouped: false,
  looks: looksOf(kind),
  first,
  called,
});

const received: ImportKind = {
  ...importOf('BPPU'),
  key: 'received',
  words: 'received',
  template: '/ebupot/import/templates/received.xlsx',
  paths: {
    list: bupotPaths.imports,
    form: `${bupotPaths.importForm}?kind=received`,
    one: bupotPaths.oneImport,
    saved: receivedPaths.imported,
  },
  recognised: ['xml', 'table', 'tax'],
  looks: {
    number: { width: 180 },
    withholderName: long,
    withholderNpwp: identity,
    kind: { width: 160, options: receivedKinds.map((value) => ({ value, label: `received.kind.${value}` })) },
    article: { width: 120, options: receivedArticles.map((value) => ({ value, label: `received.article.${value}` })) },
    date: { width: 112 },
    period: { width: 110, align: 'right' },
    taxYear: { width: 80, align: 'right' },
    base: amount,
    tax: amount,
  },
  first: ['number', 'withholderName', 'withholderNpwp', 'article', 'date', 'period', 'base', 'tax'],
  called: ({ number, withholderName, tax }) => ({
    name: number || withholderName || '',
    more: [withholderName, tax && `Rp ${inRupiah(tax)}`].filter(Boolean).join(' · '),
  }),
};

const [lead, ...others] = slipKinds;

export const bupotImports: readonly [ImportKind, ...ImportKind[]] = [importOf(lead), ...others.map(importOf), received];
