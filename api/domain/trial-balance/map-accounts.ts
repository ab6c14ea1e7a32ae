import { commercialOf, proposeColumns } from './fiscal.ts';
import { type L1Form, l1Rows } from './l1-accounts.ts';
import { plainName } from './plain-name.ts';
import { type BookedAccount, proposeAccounts } from './propose.ts';
import { type FiscalColumns, noColumns, type TrialAccount } from './record.ts';

const AMOUNTS = ['nonObject', 'final', 'plus', 'minus'] as const;

/** A column that had the whole amount has it again; a part is decided anew, with its code. */
const columnsAgain = (account: BookedAccount, before: TrialAccount, form: L1Form): FiscalColumns => {
  const row = before.code === null ? undefined : l1Rows(form).get(before.code);
  if (!row) return noColumns;
  const [now, then] = [commercialOf(account, row), commercialOf(before, row)];
  const whole = AMOUNTS.map((column) => [column, before[column] === then && now > 0 ? now : 0]);
  return { ...noColumns, ...Object.fromEntries(whole), plusCode: before.plusCode, minusCode: before.minusCode };
};

/** What people confirmed in an earlier year comes first, by number and then by name; the rules propose the rest. */
export const mapAccounts = (
  accounts: readonly BookedAccount[],
  form: L1Form,
  before: readonly TrialAccount[],
): TrialAccount[] => {
  const decided = before.filter(({ confirmed, code }) => confirmed && (code === null || l1Rows(form).has(code)));
  const byNumber = new Map(decided.flatMap((one) => (one.number === '' ? [] : [[one.number, one] as const])));
  const byName = new Map(decided.map((one) => [plainName(one.name), one]));
  const proposals = proposeAccounts(accounts, form);
  return accounts.map((account, at): TrialAccount => {
    const known = byNumber.get(account.number) ?? byName.get(plainName(account.name));
    if (known)
      return {
        ...account,
        ...columnsAgain(account, known, form),
        code: known.code,
        confidence: 'sure',
        origin: 'last_year',
        confirmed: false,
      };
    const { code, confidence } = proposals[at] ?? { code: null, confidence: 'unknown' };
    return { ...account, ...proposeColumns(account, form, code), code, confidence, origin: 'rules', confirmed: false };
  });
};
