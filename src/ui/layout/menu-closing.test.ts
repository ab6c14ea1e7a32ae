import { expect, it, vi } from 'vitest';
import { closedOnce, keepsKeyboard } from './menu-closing.ts';

it('closes a menu by a press beside it or a key, not by the second half of a double press', () => {
  const close = vi.fn();
  closedOnce(close)({ type: 'click', detail: 2 });
  expect(close).not.toHaveBeenCalled();
  closedOnce(close)({ type: 'click', detail: 1 });
  closedOnce(close)({ type: 'keydown', key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(2);
});

it('leaves the keyboard in the menu while something beside it is pressed', () => {
  const preventDefault = vi.fn();
  keepsKeyboard.onMouseDown({ preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
});
