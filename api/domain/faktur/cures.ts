import {
  type Cure,
  type CureChange,
  type Cured as CuredOf,
  changeOf as change,
  KEEPS_PRICE,
} from '../refusals/cure.ts';
import { headOffice, NO_NITKU } from '../rules/identity/nitku.ts';
import { isNpwp16, NO_NPWP } from '../rules/identity/npwp.ts';
import { pairOf, pairsFor } from './add-info.ts';
import { needsFacility } from './codes.ts';
import type { FakturInput } from './record.ts';
import { isOverprecise, nearestQuantity, roundQuantities } from './round-quantity.ts';
import { GENERAL_CODE, isGoodsCode, isUnit } from './units.ts';

/** The path `lines.n.difference` is the price of the line added after line n. */
type Cured = CuredOf<FakturInput>;

const heads = [
  'reference',
  'ownNitku',
  'code',
  'addInfo',
  'facilityStamp',
  'customDoc',
  'counterpartyDocument',
  'counterpartyNpwp',
  'counterpartyDocumentNumber',
  'counterpartyNitku',
] as const;

const withHead = (input: FakturInput, over: Partial<Pick<FakturInput, (typeof heads)[number]>>): Cured => {
  const next = { ...input, ...over };
  return { input: next, changes: heads.flatMap((key) => change(key, input[key], next[key])) };
};

const withLines = (
  input: FakturInput,
  key: 'code' | 'unit',
  good: (value: string) => boolean,
  value: string,
): Cured => {
  const lines = input.lines.map((line) => (good(line[key]) ? line : { ...line, [key]: value }));
  const changes = lines.flatMap((line, at) => change(`lines.${at}.${key}`, input.lines[at]?.[key] ?? '', line[key]));
  return { input: { ...input, lines }, changes };
};

/** Rounds quantities to two decimals; prices stay, and DPP and PPN are recalculated. */
const nearest = (input: FakturInput): Cured => {
  const lines = input.lines.map((line) =>
    isOverprecise(line) ? { ...line, quantity: nearestQuantity(line.quantity) } : line,
  );
  const changes = lines.flatMap((line, at) =>
    change(`lines.${at}.quantity`, input.lines[at]?.quantity ?? '', line.quantity),
  );
  return { input: { ...input, lines }, changes };
};

const rounded = (input: FakturInput): Cured => {
  const changes: CureChange[] = [];
  const lines = input.lines.flatMap((line, at) => {
    if (!isOverprecise(line)) return [line];
    const parts = roundQuantities({ date: input.date, lines: [line] }, (made) => made);
    const [first, difference] = parts;
    changes.push(...change(`lines.${at}.quantity`, line.quantity, first?.quantity ?? line.quantity));
    if (first && first.discount !== line.discount)
      changes.push(...change(`lines.${at}.discount`, line.discount, first.discount));
    if (difference) changes.push({ path: `lines.${at}.difference`, before: '', after: difference.price });
    return parts;
  });
  return { input: { ...input, lines }, changes };
};

/** The NPWP of a person is the NIK (template v1.6.1: without NPWP and NITKU); other numbers begin with a zero. */
const underNik = (input: FakturInput, typed: string | undefined): Cured => {
  const number = input.counterpartyNpwp === NO_NPWP ? input.counterpartyDocumentNumber : input.counterpartyNpwp;
  const nik = typed ?? number ?? '';
  if (!isNpwp16(nik) || nik.startsWith('0')) return { input, changes: [] };
  return withHead(input, {
    counterpartyDocument: 'National ID',
    counterpartyNpwp: NO_NPWP,
    counterpartyDocumentNumber: nik,
    counterpartyNitku: NO_NITKU,
  });
};

/** Paired, and only used with 07 and 08. Fields that are not given stay, if they are still valid. */
const underCode = (input: FakturInput, { code = input.code, addInfo }: Cure): Cured => {
  if (!needsFacility(code)) return withHead(input, { code, addInfo: null, facilityStamp: null });
  const [only, ...others] = pairsFor(code);
  const wanted = addInfo ?? input.addInfo ?? input.facilityStamp ?? '';
  const pair = pairOf(code, wanted) ?? (others.length === 0 ? only : undefined);
  return withHead(input, { code, addInfo: pair?.addInfo ?? null, facilityStamp: pair?.stamp ?? null });
};

/**
 * With the changed paths; nothing if the repair does not apply. Changing the signee and resubmitting do not change the
 * input. `id`: of the document, for values entered for it alone.
 */
export const cured = (input: FakturInput, params: Cure, id: string): Cured => {
  const own = params.own?.[id];
  switch (params.kind) {
    case 'quantity':
      return params.value === KEEPS_PRICE ? nearest(input) : rounded(input);
    case 'ownPlace':
      return withHead(input, { ownNitku: own ?? params.value ?? input.ownNitku });
    case 'otherPlace': {
      if (own !== undefined) return withHead(input, { counterpartyNitku: own });
      const isTin = input.counterpartyDocument === 'TIN' && isNpwp16(input.counterpartyNpwp);
      return withHead(input, { counterpartyNitku: isTin ? headOffice(input.counterpartyNpwp) : NO_NITKU });
    }
    case 'identity':
      // A complete new NPWP may be typed too: it stays an NPWP, with the NITKU of its head office.
      return own && isNpwp16(own) && own.startsWith('0') && own !== NO_NPWP
        ? withHead(input, {
            counterpartyDocument: 'TIN',
            counterpartyNpwp: own,
            counterpartyDocumentNumber: null,
            counterpartyNitku: headOffice(own),
          })
        : underNik(input, own);
    case 'transaction':
      return underCode(input, params);
    case 'paper':
      return withHead(input, { customDoc: own ?? input.customDoc });
    case 'goods':
      return withLines(input, 'code', isGoodsCode, GENERAL_CODE);
    case 'unit':
      return withLines(input, 'unit', isUnit, params.value ?? '');
    case 'reference':
      return withHead(input, { reference: own ?? input.reference });
    default:
      return { input, changes: [] };
  }
};
