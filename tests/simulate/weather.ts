import { type Answer, answerLost, unreachable } from '../../api/gateways/answer.ts';
import type { Bank } from '../../api/gateways/bank/port.ts';
import type { Random } from '../../fixtures/builders/random.ts';
import type { Alter, Clock } from './simulated-server.ts';

type Ask = (...input: unknown[]) => Promise<Answer<unknown>>;

/** Of the tax office and the bank: outages, and the percentage of the office's responses that are lost. */
export type Weather = {
  readonly alter: Alter;
  downUntil(from: number, until: number): void;
  isDown(at: number): boolean;
  bankDownUntil(until: number): void;
  lost(): number;
};

const RETRY_MS = 15_000;

export const weatherOf = (random: Random, clock: Clock, lostInHundred: number): Weather => {
  const outages: (readonly [from: number, until: number])[] = [];
  let lost = 0;
  const isDown = (at: number): boolean => outages.some(([from, until]) => from <= at && at < until);

  /** Wraps an adapter so that its calls use the simulated connection. */
  const behindTheLine = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value === 'object' && value !== null) return behindTheLine(value);
        if (typeof value !== 'function') return value;
        const ask: Ask = async (...input) => {
          if (isDown(clock.now)) return unreachable(RETRY_MS);
          const answer = (await Reflect.apply(value, target, input)) as Answer<unknown>;
          if (!random.chance(lostInHundred)) return answer;
          lost++;
          return answerLost(RETRY_MS);
        };
        return ask;
      },
    });

  let bankBackAt = 0;
  const unlessDown =
    <I extends readonly unknown[], T>(ask: (...input: I) => Promise<Answer<T>>) =>
    async (...input: I): Promise<Answer<T>> =>
      clock.now < bankBackAt ? unreachable(RETRY_MS) : ask(...input);
  const orDown = (bank: Bank): Bank => ({
    ...bank,
    open: unlessDown(bank.open),
    close: unlessDown(bank.close),
    ask: unlessDown(bank.ask),
    giveBack: unlessDown(bank.giveBack),
  });

  return {
    alter: ({ deps }) => {
      const { djp, bupotOffice, billingOffice, sptOffice, bank } = deps;
      Object.assign(deps, {
        bank: orDown(bank),
        djp: behindTheLine(djp),
        bupotOffice: behindTheLine(bupotOffice),
        billingOffice: behindTheLine(billingOffice),
        sptOffice: behindTheLine(sptOffice),
      });
    },
    downUntil: (from, until) => {
      outages.push([from, until]);
    },
    isDown,
    bankDownUntil: (until) => {
      bankBackAt = until;
    },
    lost: () => lost,
  };
};
