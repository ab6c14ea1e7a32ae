import { describe, expect, it } from 'vitest';
import { carried, emptyUndo, remember, stepBack, stepForward, type Undo } from './undo.ts';

const steps = (...before: string[]) => before.reduce<Undo<string>>(remember, emptyUndo);

describe('undo', () => {
  it('takes steps back in reverse and forward again', () => {
    const once = stepBack(steps('', 'a'), 'ab');
    expect(once?.state).toBe('a');
    const twice = once && stepBack(once.undo, 'a');
    expect(twice?.state).toBe('');
    expect(twice && stepForward(twice.undo, '')?.state).toBe('a');
    expect(once && stepForward(once.undo, 'a')?.state).toBe('ab');
  });

  it('has nothing to take back before the first step, nor to bring again before one was taken back', () => {
    expect(stepBack(steps(), 'a')).toBeNull();
    expect(stepForward(steps('a'), 'b')).toBeNull();
  });

  it('forgets what was taken back once something new is done', () => {
    const back = stepBack(steps(''), 'a');
    expect(back && stepForward(remember(back.undo, ''), 'b')).toBeNull();
  });

  it('carries a change from elsewhere through every step', () => {
    const back = stepBack(steps('a', 'b'), 'c');
    expect(back && carried(back.undo, (text) => text.toUpperCase())).toEqual({ past: ['A'], future: ['C'] });
  });
});
