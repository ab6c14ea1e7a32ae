import type { Sen } from '#domain/definition/money.ts';
import type { Clock } from '#domain/scope.ts';
import { type Answer, answerLost, done, refused, unreachable } from '../../answer.ts';
import { readNotification, reversalName } from '../doku/read.ts';
import { maskedPhone } from '../phone.ts';
import type { Account, AccountOrder, AccountState, Bank } from '../port.ts';
import { lineBehaviours, OVO_ANSWERS_MS, ovoBehaviours } from './behaviours.ts';
import type { BankBooks, BankReader, BankWriter, BookedAccount } from './books.ts';
import { moved, stateOf } from './move-money.ts';
import { accountNumber } from './number.ts';

export type Signer = { readonly clientId: string; readonly secret: string };

export type SimulatedBankOptions = {
  readonly books: BankBooks;
  readonly now: Clock;
  readonly signer: Signer;
  readonly fees: { readonly va: Sen; readonly ovo: Sen };
};

const RETRY_MS = 30_000;
/** No bank opens an account for less than a minute. */
const SHORTEST_MS = 60_000;

const unknown = refused('NOT_FOUND', 'Rekening tidak dikenal.');

const opened = ({ ref, bank, number, expiresAt }: BookedAccount): Answer<Account> =>
  done({ ref, number: bank === 'OVO' ? maskedPhone(number) : number, expiresAt });

const answersAt = (order: AccountOrder, now: number): number | null => {
  if (order.method === 'va') return null;
  const behaviour = ovoBehaviours.find(({ digits }) => order.phone.endsWith(digits));
  return behaviour?.answers === 'never' ? null : now + OVO_ANSWERS_MS;
};

const freeNumber = async (books: BankReader, order: AccountOrder): Promise<string> => {
  if (order.method === 'ovo') return order.phone;
  for (let attempt = 0; ; attempt++) {
    const number = accountNumber(order.bank, order.paymentId, attempt);
    if (!(await books.byNumber(number))) return number;
  }
};

const isSameOrder = (account: BookedAccount, order: AccountOrder): boolean =>
  account.amount === order.amount && account.bank === (order.method === 'va' ? order.bank : 'OVO');

export const simulatedBank = ({ books, now, signer, fees }: SimulatedBankOptions): Bank => {
  const stateIn = async (reader: BankReader, account: BookedAccount): Promise<AccountState> => ({
    state: stateOf(account, now()),
    movements: (await reader.movements(account.ref)).map(moved),
  });
  const withAccount = <T>(
    ref: string,
    work: (writer: BankWriter, account: BookedAccount) => Promise<Answer<T>>,
  ): Promise<Answer<T>> =>
    books.transact(async (writer) => {
      const account = await writer.hold(ref);
      return account ? work(writer, account) : unknown;
    });

  return {
    name: 'simulator',
    simulated: true,
    capabilities: { close: true, giveBack: true },
    fee: (method) => fees[method],
    open: async (order) => {
      if (order.amount <= 0 || order.amount % 100 !== 0)
        return refused('AMOUNT_INVALID', 'Jumlah harus rupiah bulat.', 'amount');
      const at = now();
      const line = lineBehaviours.find(({ digits }) => String(order.amount / 100).endsWith(digits))?.line;
      if (line === 'down') return unreachable(RETRY_MS);
      if (order.expiresAt - at < SHORTEST_MS) return refused('EXPIRED', 'Waktu pembayaran sudah habis.');
      const { account, isNew } = await books.transact(async (writer) => {
        const account: BookedAccount = {
          ref: order.paymentId,
          companyId: order.companyId,
          bank: order.method === 'va' ? order.bank : 'OVO',
          number: await freeNumber(writer, order),
          holder: order.payer.name,
          amount: order.amount,
          state: 'open',
          openedAt: at,
          expiresAt: order.expiresAt,
          answersAt: answersAt(order, at),
        };
        const isNew = await writer.add(account);
        return { account: isNew ? account : ((await writer.hold(order.paymentId)) ?? account), isNew };
      });
      if (!isSameOrder(account, order)) return refused('CONFLICT', 'Nomor pesanan sudah dipakai untuk rekening lain.');
      return line === 'lost-answer' && isNew ? answerLost(RETRY_MS) : opened(account);
    },
    close: ({ ref }) =>
      withAccount<AccountState>(ref, async (writer, account) => {
        const state = stateOf(account, now());
        if (state === 'paid') return refused('ALREADY_PAID', 'Sudah dibayar.');
        const closed = { ...account, state: state === 'open' ? 'closed' : account.state, answersAt: null };
        await writer.change(closed);
        return done(await stateIn(writer, closed));
      }),
    ask: async ({ ref }) => {
      const account = await books.read.account(ref);
      return account ? done(await stateIn(books.read, account)) : unknown;
    },
    giveBack: ({ ref }, movement) =>
      withAccount(ref, async (writer, account) => {
        const movements = await writer.movements(ref);
        const came = movements.find((one) => one.movement === movement && one.reverses === null);
        if (!came) return refused('MOVEMENT_UNKNOWN', 'Pembayaran ini tidak ada di bank.');
        const known = movements.find(({ reverses }) => reverses === movement);
        if (known) return done(moved(known));
        const back = { ...came, movement: reversalName(movement), at: now(), reverses: movement };
        await writer.addMovement(back);
        const given = new Set([...movements.map(({ reverses }) => reverses), movement]);
        const isLast = movements.every((one) => one.reverses !== null || given.has(one.movement));
        if (isLast) await writer.change({ ...account, state: 'closed' });
        return done(moved(back));
      }),
    read: readNotification(signer),
  };
};
