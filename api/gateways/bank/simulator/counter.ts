import { done, refused } from '../../answer.ts';
import { sign, timestampOf } from '../doku/signature.ts';
import type { BankCounter } from '../port.ts';
import type { SimulatedBankOptions } from './bank.ts';
import { ovoBehaviours, RETRIES_MS, type Way, waysToPay } from './behaviours.ts';
import type { BookedCall } from './books.ts';
import { moveMoney, refuse, stateOf } from './move-money.ts';

export type Deliver = (headers: Readonly<Record<string, string>>, body: string) => Promise<number | null>;

export type CounterOptions = Pick<SimulatedBankOptions, 'books' | 'now' | 'signer'> & {
  readonly newId: () => string;
  /** Path of our callback address, which is part of the signature. */
  readonly target: string;
  readonly deliver: Deliver;
};

const [usual] = waysToPay as readonly [Way];

export const bankCounter = (options: CounterOptions): BankCounter => {
  const { books, now, signer, target } = options;

  const letCustomersAnswer = async (): Promise<void> => {
    for (const { ref } of await books.read.answering(now()))
      await books.transact(async (writer) => {
        const account = await writer.hold(ref);
        if (!account || account.answersAt === null || stateOf(account, account.answersAt) !== 'open') return;
        const { amount, answersAt: at, number } = account;
        const refuses = ovoBehaviours.some(({ digits, answers }) => answers === 'refuses' && number.endsWith(digits));
        if (refuses) await refuse(writer, options, account, at);
        else await moveMoney(writer, options, account, { amount, at, way: usual });
      });
  };

  const headersOf = ({ event, body }: BookedCall): Record<string, string> => {
    const timestamp = timestampOf(now());
    const { clientId, secret } = signer;
    return {
      'content-type': 'application/json',
      'client-id': clientId,
      'request-id': event,
      'request-timestamp': timestamp,
      signature: sign(secret, { clientId, requestId: event, timestamp, target, body }),
    };
  };

  const attempt = async (call: BookedCall): Promise<boolean> => {
    const pause = RETRIES_MS[call.tries];
    const until = now() + (pause ?? 0);
    // Claimed first, so that two processes do not both send it and a crash only delays it.
    if (!(await books.transact((writer) => writer.claim(call, Math.max(until, call.dueAt + 1))))) return false;
    const answered = await options.deliver(headersOf(call), call.body);
    const isDone = answered !== null && answered >= 200 && answered < 300;
    const state = isDone ? 'delivered' : pause === undefined ? 'given-up' : 'waiting';
    const dueAt = isDone ? call.dueAt : until;
    await books.transact((writer) => writer.changeCall({ ...call, state, answered, dueAt, tries: call.tries + 1 }));
    return true;
  };

  return {
    pay: ({ number, amount, how }) =>
      books.transact(async (writer) => {
        const way = waysToPay.find((one) => one.how === how) ?? usual;
        const known = await writer.byNumber(number);
        const account = known && (await writer.hold(known.ref));
        if (!account) return refused('NOT_FOUND', 'Nomor virtual account tidak dikenal.', 'number');
        if (amount <= 0 || amount % 100 !== 0) return refused('AMOUNT_INVALID', 'Jumlah harus rupiah bulat.', 'amount');
        return done(await moveMoney(writer, options, account, { amount, at: now(), way }));
      }),
    tick: async () => {
      await letCustomersAnswer();
      let tried = 0;
      for (const call of await books.read.dueCalls(now())) if (await attempt(call)) tried += 1;
      return tried;
    },
  };
};
