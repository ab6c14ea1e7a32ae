import { afterEach, describe, expect, it } from 'vitest';
import { movedAway, movedBack, onMoved, whereMoved } from './moved-away.ts';

afterEach(movedBack);

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a session that moved away', () => {
  it('keeps every call waiting until it is back, and lets all of them go on then', async () => {
    const went: string[] = [];
    void movedAway({ to: 'company', name: 'PT Lain' }).then(() => went.push('save'));
    void movedAway({ to: 'company', name: 'PT Lain' }).then(() => went.push('list'));
    await turn();
    expect([whereMoved(), went]).toEqual([{ to: 'company', name: 'PT Lain' }, []]);
    movedBack();
    await turn();
    expect([whereMoved(), went]).toEqual([null, ['save', 'list']]);
  });

  it('stays somebody else’s, whatever company it is said to be in', () => {
    void movedAway({ to: 'person' });
    void movedAway({ to: 'company', name: 'PT Lain' });
    expect(whereMoved()).toEqual({ to: 'person' });
  });

  it('tells who asks, until they no longer do', () => {
    let calls = 0;
    const stop = onMoved(() => {
      calls += 1;
    });
    void movedAway({ to: 'person' });
    stop();
    movedBack();
    expect(calls).toBe(1);
  });
});
