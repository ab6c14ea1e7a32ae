import { type Clock, jakartaDay } from '#domain/scope.ts';
import { type Answer, done, refused, unreachable } from '../../answer.ts';
import { type Accounting, type AccountingAccess, type AccountingPart, PAGE } from '../port.ts';
import { type AccountingBooks, sampleBooks } from './books.ts';

/** By the end of the key. Listed in docs/simulators.md. */
export const accountingBehaviours = [
  { ending: 'tolak', says: { id: 'Kunci ditolak', en: 'The key is refused' } },
  { ending: 'mati', says: { id: 'Tidak dapat dihubungi (503)', en: 'Cannot be reached (503)' } },
  {
    ending: 'lain',
    says: { id: 'Ikut mengirim faktur perusahaan lain', en: 'Also sends the invoices of another company' },
  },
  { ending: 'seribu', says: { id: 'Seribu faktur', en: 'A thousand invoices' } },
] as const;

type Ending = (typeof accountingBehaviours)[number]['ending'];
const endsWith = ({ token }: AccountingAccess, ending: Ending): boolean => token.endsWith(ending);

type Reported = Pick<AccountingBooks['invoices'][number], 'taxNumber' | 'taxStatus'>;

export type SimulatedAccountingOptions = {
  /** A company of ours; the product knows it by name and NPWP. */
  readonly taxpayer: (companyId: string) => Promise<{ readonly name: string; readonly npwp: string } | undefined>;
  readonly now: Clock;
  /** What was reported, by company and invoice. */
  readonly memory?: Map<string, Reported>;
};

const pageOf = <Row extends { readonly companyId: string }>(
  rows: readonly Row[],
  { company, page }: AccountingPart,
  all = false,
) => {
  const own = all ? rows : rows.filter(({ companyId }) => companyId === company);
  return done({ rows: own.slice((page - 1) * PAGE, page * PAGE), total: own.length });
};

export const simulatedAccounting = ({ taxpayer, now, memory = new Map() }: SimulatedAccountingOptions): Accounting => {
  const open = async <T>(access: AccountingAccess, read: (books: AccountingBooks) => Answer<T>): Promise<Answer<T>> => {
    if (endsWith(access, 'mati')) return unreachable(60_000);
    const owner = await taxpayer(access.companyId);
    if (!owner || endsWith(access, 'tolak')) return refused('CREDENTIALS', 'The accounting product refuses the key.');
    return read(sampleBooks({ ...owner, today: jakartaDay(now()), many: endsWith(access, 'seribu') }));
  };
  const reported = ({ companyId }: AccountingAccess, id: string) => memory.get(`${companyId} ${id}`);
  return {
    name: 'simulator',
    simulated: true,
    companies: (access) => open(access, ({ companies }) => done(companies)),
    accounts: (access, company) =>
      open(access, ({ accounts }) => done(accounts.filter(({ companyId }) => companyId === company))),
    taxCodes: (access, company) =>
      open(access, ({ taxCodes }) => done(taxCodes.filter(({ companyId }) => companyId === company))),
    contacts: (access, part) => open(access, ({ contacts }) => pageOf(contacts, part)),
    invoices: (access, part) =>
      open(access, ({ invoices }) => {
        const wanted = invoices
          .filter(({ date }) => date >= (part.from ?? ''))
          .map((one) => ({ ...one, ...reported(access, one.id) }));
        return pageOf(wanted, part, endsWith(access, 'lain'));
      }),
    report: (access, { id, number, status }) =>
      open(access, ({ invoices }) => {
        if (!invoices.some((one) => one.id === id))
          return refused('UNKNOWN', 'The accounting product has no such record.');
        memory.set(`${access.companyId} ${id}`, { taxNumber: number, taxStatus: status });
        return done(null);
      }),
  };
};
