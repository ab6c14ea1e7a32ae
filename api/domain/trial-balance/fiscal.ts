import type { Sen } from '../definition/money.ts';
import { minusCodes, plusCodes } from './adjustments.ts';
import { isDebit, type L1Form, type L1Row, l1Rows } from './l1-accounts.ts';
import { plainName } from './plain-name.ts';
import type { BookedAccount } from './propose.ts';
import { type FiscalColumns, noColumns, type TrialAccount } from './record.ts';

/** In the natural direction of the L1 account: an expense in debit is positive. */
export const commercialOf = ({ amount }: Pick<BookedAccount, 'amount'>, row: L1Row): Sen => {
  const signed = isDebit(row) ? amount : -amount;
  return signed === 0 ? 0 : signed;
};

/** A positive correction raises income and lowers an expense (PER-11/PJ/2025, columns 6 to 10). */
export const fiscalOf = (account: Pick<TrialAccount, 'amount'> & FiscalColumns, row: L1Row): Sen => {
  const own = commercialOf(account, row) - account.nonObject - account.final;
  const correction = account.plus - account.minus;
  return row.kind === 'expense' ? own - correction : own + correction;
};

type Reason = { readonly key: string; readonly column: 'nonObject' | 'final' | 'plus'; readonly code?: string };
type FiscalRule = Reason & { readonly kind: 'income' | 'expense'; readonly words: RegExp; readonly form?: L1Form };

/** In this order. `key` names the text of the reason: `trialBalance.reason.<key>`. */
const rules: readonly FiscalRule[] = [
  { key: 'dividend', kind: 'income', column: 'nonObject', words: /dividen/ },
  {
    key: 'bank_interest',
    kind: 'income',
    column: 'final',
    words: /jasa giro|deposito|bunga bank|bank interest|interest income$/,
  },
  { key: 'property_sale', kind: 'income', column: 'final', words: /penjualan|pendapatan usaha/, form: 'L1H' },
  {
    key: 'rent',
    kind: 'income',
    column: 'final',
    words: /sewa (?:ruang|gedung|ruko|bangunan|tanah|kios|kantor|parkir)|rental of building/,
  },
  { key: 'donation', kind: 'expense', column: 'plus', code: 'FPO-05', words: /sumbangan|donation|zakat|\bcsr\b|hibah/ },
  { key: 'sanction', kind: 'expense', column: 'plus', code: 'FPO-08', words: /denda|sanksi|penalty|\bstp\b|\bskp\b/ },
  { key: 'private', kind: 'expense', column: 'plus', code: 'FPO-01', words: /pribadi|personal use|prive/ },
  { key: 'entertainment', kind: 'expense', column: 'plus', code: 'FPO-12', words: /jamuan|entertain|hiburan/ },
  {
    key: 'reserve',
    kind: 'expense',
    column: 'plus',
    code: 'FPO-12',
    words: /cadangan|penyisihan|ckpn|impairment|penurunan nilai|pasca kerja|psak 24/,
  },
  {
    key: 'final_cost',
    kind: 'expense',
    column: 'plus',
    code: 'FPO-11',
    words: /(?:beban|biaya).*(?:final|bukan objek)/,
  },
  { key: 'income_tax', kind: 'expense', column: 'plus', code: 'FPO-06', words: /pajak penghasilan|\bpph\b/ },
];

const ruleOf = (name: string, form: L1Form, row: L1Row): FiscalRule | undefined => {
  const plain = plainName(name);
  return rules.find((rule) => rule.kind === row.kind && (rule.form ?? form) === form && rule.words.test(plain));
};

/** Why a column is proposed, as the key of a text; null where none is. */
export const reasonOf = (name: string, form: L1Form, code: string | null): string | null => {
  const row = code === null ? undefined : l1Rows(form).get(code);
  return row ? (ruleOf(name, form, row)?.key ?? null) : null;
};

/** The whole amount, which a person lowers where only a part counts. */
export const proposeColumns = (account: BookedAccount, form: L1Form, code: string | null): FiscalColumns => {
  const row = code === null ? undefined : l1Rows(form).get(code);
  const rule = row && ruleOf(account.name, form, row);
  const amount = row ? commercialOf(account, row) : 0;
  if (!rule || amount <= 0) return noColumns;
  const { column, code: adjustment = null } = rule;
  return { ...noColumns, [column]: amount, ...(column === 'plus' ? { plusCode: adjustment } : {}) };
};

export type AccountFault = { readonly field: 'code' | keyof FiscalColumns; readonly rule: string };

/** What a person may not save: message keys under `trialBalance.check`. */
export const checkAccount = (account: Omit<TrialAccount, 'number' | 'name'>, form: L1Form): readonly AccountFault[] => {
  const { code, nonObject, final, plus, plusCode, minus, minusCode } = account;
  const row = code === null ? undefined : l1Rows(form).get(code);
  if (code !== null && !row) return [{ field: 'code', rule: 'code' }];
  const any = nonObject + final + plus + minus > 0;
  const fault = (wrong: boolean, field: AccountFault['field'], rule: string) => (wrong ? [{ field, rule }] : []);
  return [
    ...fault(any && row?.statement !== 'result', 'plus', 'result_only'),
    ...fault(row !== undefined && nonObject + final > Math.abs(commercialOf(account, row)), 'final', 'above'),
    ...fault(plus > 0 && !plusCodes.includes(plusCode ?? ''), 'plusCode', 'plus_code'),
    ...fault(minus > 0 && !minusCodes.includes(minusCode ?? ''), 'minusCode', 'minus_code'),
    ...fault(minusCode === 'FNE-01' && minus > 0 && nonObject + final > 0, 'minusCode', 'twice'),
  ];
};
