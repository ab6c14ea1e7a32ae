import { periodAfter, periodOf } from '#domain/definition/day.ts';
import type { BuyerDecision, BuyerStatus } from '#domain/faktur/consent.ts';
import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import { jakartaDay } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../../answer.ts';
import { behaviourOf } from '../../simulator/behaviours.ts';
import type { BookWriter } from '../../simulator/books.ts';
import { type Counters, DOWN } from '../../simulator/gate.ts';
import type { Office } from '../../simulator/options.ts';
import type { BuyerAnswer, BuyerDecided, IncomingLine, NamedFaktur } from '../incoming.ts';
import { keepBecome, madeElsewhere } from './elsewhere.ts';
import { answered, broughtUp, stored } from './progress.ts';
import { pulledView, sentTo } from './pulled-view.ts';

const FIRST = '2025-01';

const decisions: Record<BuyerStatus, BuyerDecision> = {
  APPROVED: 'UNDECIDED',
  INVALID: 'UNDECIDED',
  CREDITED: 'CREDITED',
  UNCREDITED: 'UNCREDITED',
};

const isDecidable = ({ status }: PulledFaktur): boolean =>
  ['APPROVED', 'CREDITED', 'UNCREDITED', 'INVALID'].includes(status);

export const incomingSimulator = (office: Office, through: Counters): IncomingLine => {
  const { books } = office;

  const ofMasa = async (writer: BookWriter, tin: string, period: string): Promise<PulledFaktur[]> => {
    const entries = await writer.byParty(`${tin} ${period}`);
    const pulled: PulledFaktur[] = madeElsewhere(office, tin, period, entries);
    for (const entry of entries.filter(({ kind }) => kind === 'NORMAL' || kind === 'SUBSTITUTE')) {
      const one = await pulledView(office, writer, await broughtUp(office, writer, entry));
      if (one) pulled.push(one);
    }
    return pulled.sort((a, b) => (a.number < b.number ? -1 : 1));
  };

  const periods = (): string[] => {
    const found: string[] = [];
    for (let period = FIRST; period <= periodOf(jakartaDay(office.now())); period = periodAfter(period, 1))
      found.push(period);
    return found;
  };
  const known = async (writer: BookWriter, tin: string, numbers: readonly string[]): Promise<PulledFaktur[]> => {
    const wanted = new Set(numbers);
    const found: PulledFaktur[] = [];
    for (const period of periods())
      found.push(...(await ofMasa(writer, tin, period)).filter(({ number }) => wanted.has(number)));
    return found;
  };
  const one = async (
    writer: BookWriter,
    tin: string,
    { number, seller }: NamedFaktur,
  ): Promise<PulledFaktur | undefined> => {
    const sent = await sentTo(writer, tin, { seller, number });
    if (sent) return (await pulledView(office, writer, await broughtUp(office, writer, sent))) ?? undefined;
    return (await known(writer, tin, [number])).find((options) => options.seller.npwp === seller);
  };

  const decide = async (writer: BookWriter, input: BuyerDecided, named: NamedFaktur): Promise<PulledFaktur[]> => {
    const { tin, status, creditPeriod } = input;
    const result = await one(writer, tin, named);
    if (!result || !isDecidable(result)) return result ? [result] : [];
    const sent = await sentTo(writer, tin, named);
    if (sent) {
      const mark = { decision: decisions[status], creditPeriod, invalid: status === 'INVALID', buyerHere: true };
      await writer.change({ ...sent, content: { ...sent.content, ...mark } });
    } else await keepBecome(office, writer, tin, result, { status, creditPeriod });
    return [{ ...result, status, creditPeriod }];
  };

  const nothing = () => refused('NOTHING_TO_ANSWER', 'Tidak ada permintaan penjual yang menunggu jawaban.');

  const answer = async (writer: BookWriter, input: BuyerAnswer): Promise<Answer<readonly PulledFaktur[]>> => {
    const { tin, number, seller, agrees } = input;
    const result = await one(writer, tin, input);
    if (!result) return refused('DOCUMENT_UNKNOWN', 'Dokumen tidak ditemukan.');
    if (result.status !== 'WAITING_FOR_AMENDMENT' && result.status !== 'WAITING_FOR_CANCELLATION') return nothing();
    const sent = await sentTo(writer, tin, { seller, number });
    if (sent) {
      const waiting =
        result.status === 'WAITING_FOR_CANCELLATION' ? sent : await writer.byRef(sent.content.replacedBy ?? '');
      if (!waiting) return nothing();
      await writer.change(await answered(writer, stored(waiting), agrees ? 'agrees' : 'refuses', office.now()));
    } else {
      const agreed = result.status === 'WAITING_FOR_AMENDMENT' ? 'AMENDED' : 'CANCELED';
      const { creditPeriod } = result;
      const stands = creditPeriod === null ? 'UNCREDITED' : 'CREDITED';
      await keepBecome(office, writer, tin, result, { status: agrees ? agreed : stands, creditPeriod });
    }
    const since = await ofMasa(writer, tin, result.period);
    return done(since.filter((other) => other.seller.npwp === seller && other.number.slice(4) === number.slice(4)));
  };

  const isDown = (tin: string): boolean => behaviourOf(tin).line === 'down';
  const withBooks = (tin: string, work: (writer: BookWriter) => Promise<Answer<readonly PulledFaktur[]>>) =>
    through(async () => (isDown(tin) ? DOWN : books.transact(work)));

  return {
    pullIncoming: (params) =>
      withBooks(params.tin, async (writer) =>
        done(
          'period' in params
            ? await ofMasa(writer, params.tin, params.period)
            : await known(writer, params.tin, params.numbers),
        ),
      ),
    decideIncoming: (input) =>
      withBooks(input.tin, async (writer) => {
        const found: PulledFaktur[] = [];
        for (const named of input.fakturs) found.push(...(await decide(writer, input, named)));
        return done(found);
      }),
    answerSeller: (input) => withBooks(input.tin, (writer) => answer(writer, input)),
  };
};
