import { describe, expect, it } from 'vitest';
import { matches } from './use-shortcut.ts';

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('a key combination', () => {
  it('takes Ctrl and Cmd alike', () => {
    expect(matches(pressed('k', { ctrlKey: true }), 'ctrl+k')).toBe(true);
    expect(matches(pressed('k', { metaKey: true }), 'ctrl+k')).toBe(true);
    expect(matches(pressed('k'), 'ctrl+k')).toBe(false);
  });

  it('minds Shift where it is named and on bare letters', () => {
    expect(matches(pressed('X', { shiftKey: true }), 'shift+x')).toBe(true);
    expect(matches(pressed('x'), 'shift+x')).toBe(false);
    expect(matches(pressed('J', { shiftKey: true }), 'j')).toBe(false);
  });

  it('takes marks with or without Shift, as keyboards differ', () => {
    expect(matches(pressed('?', { shiftKey: true }), '?')).toBe(true);
    expect(matches(pressed('/'), '/')).toBe(true);
  });

  it('does not take a key with Ctrl or Alt for the bare key', () => {
    expect(matches(pressed('j', { ctrlKey: true }), 'j')).toBe(false);
    expect(matches(pressed('ArrowDown', { altKey: true }), 'alt+ArrowDown')).toBe(true);
    expect(matches(pressed('ArrowDown'), 'alt+ArrowDown')).toBe(false);
  });
});
