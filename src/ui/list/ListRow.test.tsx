import { describe, expect, it } from 'vitest';
import { isOnRow } from './ListRow.tsx';

const at = (inRow: boolean, pressable = false) =>
  ({ inRow, closest: () => (pressable ? {} : null) }) as unknown as Element;
const row = { contains: (of: { inRow: boolean }) => of.inRow } as unknown as Element;
const press = (target: Element) => isOnRow({ currentTarget: row, target });

describe('a press that comes to a row', () => {
  it('is the row’s own only where it fell on the row, and on nothing with a press of its own', () => {
    expect(press(at(true))).toBe(true);
    expect(press(at(true, true))).toBe(false);
    // A dialog opened from the row's menu is outside the row in the DOM.
    expect(press(at(false))).toBe(false);
    expect(press(at(false, true))).toBe(false);
  });
});
