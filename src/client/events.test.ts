import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { listsAnew, pollDelay, readAgain } from './events.ts';
import { queryClient } from './query-client.ts';

describe('polling where events do not come', () => {
  it('waits attempt number times 5 seconds while something is in progress', () => {
    expect([1, 2, 10].map((attempt) => pollDelay(attempt, true))).toEqual([5000, 10_000, 50_000]);
  });

  it('stops after ten attempts, and at once when nothing is in progress', () => {
    expect(pollDelay(11, true)).toBe(false);
    expect(pollDelay(1, false)).toBe(false);
  });
});

/** Requests whose responses the test resolves by hand, in order. */
const requests = (client: QueryClient) => {
  const answers: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['invoice'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    retry: false,
  });
  observer.subscribe(() => undefined);
  return { answers, type: () => observer.getCurrentResult().data };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('reading again', () => {
  it('reads once more what had left before the news and came after it', async () => {
    const client = new QueryClient();
    const { answers, type: answer } = requests(client);
    const done = readAgain(client, { queryKey: ['invoice'] });
    await turn();
    answers[0]?.('sent');
    await turn();
    answers[1]?.('approved');
    await done;
    expect(answer()).toBe('approved');
    expect(answers).toHaveLength(2);
    client.clear();
  });

  it('reads once what is already here', async () => {
    const client = new QueryClient();
    const { answers, type: answer } = requests(client);
    answers[0]?.('sent');
    await turn();
    const done = readAgain(client, { queryKey: ['invoice'] });
    await turn();
    answers[1]?.('approved');
    await done;
    expect(answer()).toBe('approved');
    expect(answers).toHaveLength(2);
    client.clear();
  });
});

describe('back from a form', () => {
  it('the list is read anew, its totals and what stands beside it too, however lately they were read', async () => {
    let saved = 'before';
    const reads: string[] = [];
    const shown = (queryKey: readonly unknown[]) => {
      const observer = new QueryObserver(queryClient, {
        queryKey,
        queryFn: async () => {
          reads.push(queryKey.join(' '));
          return saved;
        },
      });
      return { observer, leave: observer.subscribe(() => undefined) };
    };
    const screen = () =>
      [
        ['faktur', 'rows'],
        ['faktur', 'totals'],
        ['get', '/badges'],
        ['bupot', 'rows'],
      ].map(shown);
    const list = screen();
    await turn();
    for (const { leave } of list) leave();
    saved = 'after';
    listsAnew(queryClient, 'faktur');
    reads.length = 0;
    const back = screen();
    await turn();
    expect(reads).toEqual(['faktur rows', 'faktur totals', 'get /badges']);
    expect(back.map(({ observer }) => observer.getCurrentResult().data)).toEqual(['after', 'after', 'after', 'before']);
    for (const { leave } of back) leave();
    queryClient.clear();
  });
});
