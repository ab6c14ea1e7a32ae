import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { readAgain } from './read-again.ts';

/** A question whose answers are given by hand, in the order they were asked for. */
const asked = (client: QueryClient) => {
  const answers: ((said: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['invoice'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    retry: false,
  });
  observer.subscribe(() => undefined);
  return { answers, said: () => observer.getCurrentResult().data };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('reading again', () => {
  it('reads once more what had left before the news and came after it', async () => {
    const client = new QueryClient();
    const { answers, said } = asked(client);
    const done = readAgain(client, { queryKey: ['invoice'] });
    await turn();
    answers[0]?.('sent');
    await turn();
    answers[1]?.('approved');
    await done;
    expect(said()).toBe('approved');
    expect(answers).toHaveLength(2);
    client.clear();
  });

  it('reads once what is already here', async () => {
    const client = new QueryClient();
    const { answers, said } = asked(client);
    answers[0]?.('sent');
    await turn();
    const done = readAgain(client, { queryKey: ['invoice'] });
    await turn();
    answers[1]?.('approved');
    await done;
    expect(said()).toBe('approved');
    expect(answers).toHaveLength(2);
    client.clear();
  });
});
