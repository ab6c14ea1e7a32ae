import { describe, expect, it } from 'vitest';
import { type BuyerDecision, buyerDecisions, needsConsent } from '#domain/faktur/consent.ts';
import { anOutgoing, START, sent } from '../../../../../tests/contract/an-outgoing.ts';
import { memoryBooks } from '../../../../../tests/contract/memory-books.ts';
import { simulatedOffices } from '../../simulator/office.ts';

const open = async (decision?: BuyerDecision) => {
  const clock = { now: START };
  const books = memoryBooks();
  const { djp } = simulatedOffices({ books, now: () => clock.now, newRef: () => 'FP1' });
  const outgoing = anOutgoing();
  await djp.send(outgoing, 'k');
  const document = sent(outgoing, { ref: 'FP1' });
  const decides = (to: BuyerDecision) =>
    books.transact(async (writer) => {
      const entry = await writer.byRef('FP1');
      if (entry) await writer.change({ ...entry, content: { ...entry.content, decision: to } });
    });
  clock.now += 10_000;
  await djp.ask(document);
  if (decision) await decides(decision);
  const answerOf = async (key: string) => {
    const answer = await djp.cancel(document, 'Batal', key);
    return answer.kind === 'done' ? answer.value.state : answer.kind;
  };
  return { djp, document, decides, answerOf };
};

describe('who must agree to a cancellation', () => {
  it('is nobody while the buyer has not decided, and the buyer once it has', async () => {
    expect(buyerDecisions.map(needsConsent)).toEqual([false, true, true]);
    expect(await (await open()).answerOf('c')).toBe('canceled');
    expect(await (await open('UNDECIDED')).answerOf('c')).toBe('canceled');
    expect(await (await open('CREDITED')).answerOf('c')).toBe('waitingBuyer');
    expect(await (await open('UNCREDITED')).answerOf('c')).toBe('waitingBuyer');
  });

  it('is settled when it is asked for: moving the invoice back afterwards frees nobody', async () => {
    const { djp, document, decides, answerOf } = await open('CREDITED');
    expect(await answerOf('c1')).toBe('waitingBuyer');
    await decides('UNDECIDED');
    expect(await djp.ask(document)).toMatchObject({ kind: 'done', value: { state: 'waitingBuyer', agreed: false } });
    expect(await djp.confirmCancel(document, 'f1')).toMatchObject({ code: 'BUYER_HAS_NOT_AGREED' });
    await djp.revokeCancel(document, 'r1');
    expect(await answerOf('c2')).toBe('canceled');
  });
});
