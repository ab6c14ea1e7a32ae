import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('a second press begins nothing while the first is under way, and something once it is through or has failed', async () => {
  const once = oneAtATime();
  const begun: string[] = [];
  let through: () => void = () => undefined;
  const first = once(
    () =>
      new Promise<void>((resolve) => {
        begun.push('first');
        through = resolve;
      }),
  );
  await once(async () => void begun.push('second'));
  through();
  await first;
  await expect(once(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await once(async () => void begun.push('third'));
  expect(begun).toEqual(['first', 'third']);
});
