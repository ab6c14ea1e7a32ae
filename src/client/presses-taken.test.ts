// @vitest-environment browser
import { expect, it, vi } from 'vitest';
import { takePressesOnce } from './one-press.ts';

it('a row under a dialog does not open by the double click that closed the dialog', () => {
  document.body.innerHTML =
    '<table><tbody><tr><td>row</td></tr></tbody></table><button class="MuiButton-root MuiButton-contained">Delete</button>';
  const [row, button] = [document.querySelector('td') as Element, document.querySelector('button') as Element];
  takePressesOnce();
  const opened = vi.fn();
  row.addEventListener('dblclick', opened);
  const press = (on: Element, type: 'click' | 'dblclick', detail: number) =>
    on.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));

  press(button, 'click', 1);
  press(row, 'click', 2);
  press(row, 'dblclick', 2);
  expect(opened).not.toHaveBeenCalled();

  press(row, 'click', 1);
  press(row, 'click', 2);
  press(row, 'dblclick', 2);
  expect(opened).toHaveBeenCalledOnce();
});
