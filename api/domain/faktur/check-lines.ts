import { isDay } from '../definition/day.ts';
import type { Era } from '../definition/era.ts';
import { LIMIT, rupiah, type Sen, sen, times } from '../definition/money.ts';
import { ppnbmRates } from '../rules/ppn.ts';
import { formatRupiah } from '../text/format.ts';
import { type CheckContext, checkText, error, warning } from './check-stage.ts';
import { basesOf, CORETAX_START, defaultBase } from './codes.ts';
import { maxima } from './maxima.ts';
import type { FakturInput, FakturLineInput, Finding } from './record.ts';
import { isOverprecise } from './round-quantity.ts';
import { GENERAL_CODE, isGoodsCode, isUnit, unitCode } from './units.ts';

/** Decimal places allowed on input; Coretax takes two in a quantity, so that more are rounded before it is sent. */
export const linePlaces = { price: 5, quantity: 5, discount: 2, ownBase: 2 } as const;
const SHAPES = { 2: /^\d+(\.\d{1,2}0*)?$/, 5: /^\d+(\.\d{1,5}0*)?$/ } as const;

const checkAmount = (path: string, value: string, places: 2 | 5): Finding[] => {
  if (value.trim() === '') return [error(path, 'required')];
  if (!SHAPES[places].test(value)) return [error(path, 'amount_invalid', { params: { places } })];
  return Number(value) > LIMIT / 100 ? [error(path, 'amount_too_large')] : [];
};

/** Gross in sen, or null above the maximum amount. Called on well-formed decimals only. */
const grossOf = ({ price, quantity }: FakturLineInput): Sen | null => {
  try {
    return times(price, quantity);
  } catch {
    return null;
  }
};

const checkAmounts = (at: string, line: FakturLineInput, source: CheckContext['source']): Finding[] => {
  const found = [
    ...checkAmount(`${at}.price`, line.price, linePlaces.price),
    ...checkAmount(`${at}.quantity`, line.quantity, linePlaces.quantity),
    ...checkAmount(`${at}.discount`, line.discount, linePlaces.discount),
  ];
  if (found.length > 0) return found;
  const gross = grossOf(line);
  if (gross === null) return [error(`${at}.price`, 'amount_too_large')];
  if (isOverprecise(line)) found.push((source === 'upload' ? error : warning)(`${at}.quantity`, 'quantity_places'));
  if (/^[0.]+$/.test(line.quantity)) found.push(warning(`${at}.quantity`, 'quantity_zero'));
  if (sen(line.discount) > gross)
    found.push(error(`${at}.discount`, 'discount_above_gross', { params: { gross: formatRupiah(rupiah(gross)) } }));
  return found;
};

const checkBase = (at: string, line: FakturLineInput, { code, date }: FakturInput, era: Era): Finding[] => {
  const bases = basesOf(code, era);
  const luxury = Number(line.ppnbmRate) > 0;
  const found: Finding[] = [];
  // A base by its own rule (own use, gifts) is allowed for luxury goods too.
  if (bases && luxury && line.base !== 'OWN') {
    const transition = date.startsWith('2025-01');
    if (!bases.includes('FULL')) found.push(error(`${at}.ppnbmRate`, 'luxury_code', { params: { code } }));
    else if (line.base !== 'FULL')
      found.push(
        transition
          ? warning(`${at}.base`, 'luxury_transition', { proposal: 'FULL' })
          : error(`${at}.base`, 'luxury_base', { proposal: 'FULL' }),
      );
  } else if (bases && !bases.includes(line.base))
    found.push(
      error(`${at}.base`, 'base_not_for_code', { params: { code }, proposal: defaultBase(code, luxury, era) }),
    );
  if (line.base !== 'OWN' && line.ownBase) found.push(error(`${at}.ownBase`, 'own_base_unused', { proposal: '' }));
  if (line.base === 'OWN')
    found.push(
      ...(line.ownBase
        ? checkAmount(`${at}.ownBase`, line.ownBase, linePlaces.ownBase)
        : [error(`${at}.ownBase`, 'own_base_required')]),
    );
  return found;
};

/** Goods given away free of charge have a base by its own rule and no price. */
const checkOwnBase = (at: string, line: FakturLineInput): Finding[] => {
  if (line.base !== 'OWN' || !line.ownBase || !SHAPES[2].test(line.ownBase)) return [];
  if (!SHAPES[5].test(line.price) || !SHAPES[5].test(line.quantity) || !SHAPES[2].test(line.discount)) return [];
  const gross = grossOf(line);
  const dpp = gross === null ? 0 : gross - sen(line.discount);
  if (dpp <= 0 || Number(line.ownBase) > LIMIT / 100 || sen(line.ownBase) <= dpp) return [];
  return [warning(`${at}.ownBase`, 'own_base_above', { params: { dpp: formatRupiah(rupiah(dpp)) } })];
};

/** From 2025 code 01 is for luxury goods, whose tax (PPnBM) their maker or importer collects once. */
const checkLuxuryCode = ({ code, date, lines }: FakturInput): Finding[] =>
  code === '01' && date >= CORETAX_START && lines.every(({ ppnbmRate }) => Number(ppnbmRate) === 0)
    ? [warning('code', 'code_without_luxury', { proposal: '04' })]
    : [];

/** Luxury tax rates a line may have; without a date, those of the start of Coretax. */
export const ratesOn = (date: string): readonly string[] =>
  ppnbmRates(isDay(date) && date >= CORETAX_START ? date : CORETAX_START);

const checkRate = (at: string, line: FakturLineInput, rates: readonly string[]): Finding[] => {
  const path = `${at}.ppnbmRate`;
  const rate = /^\d+(\.\d+)?$/.test(line.ppnbmRate) ? String(Number(line.ppnbmRate)) : line.ppnbmRate;
  if (!rates.includes(rate))
    return [error(path, 'ppnbm_rate_unknown', { params: { rates: rates.map((known) => `${known}%`).join(', ') } })];
  return rate !== '0' && line.opt === 'B' ? [error(path, 'ppnbm_on_service', { proposal: '0' })] : [];
};

const checkGoods = (at: string, line: FakturLineInput): Finding[] => {
  const found: Finding[] = [];
  if (line.opt !== 'A' && line.opt !== 'B') found.push(error(`${at}.opt`, 'opt_unknown'));
  if (!isGoodsCode(line.code)) {
    // Spreadsheets drop leading zeros: 10000 was 010000.
    const proposal = /^\d{1,5}$/.test(line.code) ? line.code.padStart(6, '0') : line.code === '' ? GENERAL_CODE : null;
    found.push(error(`${at}.code`, 'goods_code_digits', proposal === null ? {} : { proposal }));
  }
  found.push(...checkText(`${at}.name`, line.name, maxima.lineName));
  if (line.unit === '') found.push(error(`${at}.unit`, 'required'));
  else if (!isUnit(line.unit)) {
    const proposal = unitCode(line.unit);
    found.push(error(`${at}.unit`, 'unit_unknown', proposal === null ? {} : { proposal }));
  }
  return found;
};

export const checkLines = (
  input: FakturInput,
  { source, era = 'coretax' }: Pick<CheckContext, 'source' | 'era'>,
): Finding[] => {
  if (input.lines.length === 0) return [error('lines', 'lines_required')];
  if (input.lines.length > maxima.lines) return [error('lines', 'too_many_lines', { params: { max: maxima.lines } })];
  const rates = ratesOn(input.date);
  const ofLines = input.lines.flatMap((line, index) => {
    const at = `lines.${index}`;
    return [
      ...checkGoods(at, line),
      ...checkAmounts(at, line, source),
      ...checkBase(at, line, input, era),
      ...checkOwnBase(at, line),
      ...checkRate(at, line, rates),
    ];
  });
  const found = [...checkLuxuryCode(input), ...ofLines];
  return new Set(input.lines.map((line) => line.base)).size > 1 ? [...found, warning('lines', 'mixed_lines')] : found;
};
