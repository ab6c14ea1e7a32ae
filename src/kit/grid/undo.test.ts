import { describe, expect, it } from 'vitest';
import { emptyUndo, remember, stepBack, stepForward } from './undo.ts';

const step = (before: string, after: string) => ({
  done: [{ id: '1', key: 'name', value: after }],
  before: [{ id: '1', key: 'name', value: before }],
});

describe('undo', () => {
  it('takes steps back in reverse and forward again', () => {
    const both = remember(remember(emptyUndo, step('', 'a')), step('a', 'b'));
    const once = stepBack(both);
    expect(once.changes[0]?.value).toBe('a');
    expect(stepBack(once.undo).changes[0]?.value).toBe('');
    expect(stepForward(once.undo).changes[0]?.value).toBe('b');
  });

  it('forgets what was taken back once something new is done', () => {
    const back = stepBack(remember(emptyUndo, step('', 'a'))).undo;
    expect(stepForward(remember(back, step('', 'c'))).changes).toEqual([]);
  });
});
