// @vitest-environment browser
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { CellStrip } from './CellStrip.tsx';

const root = createRoot(document.body.appendChild(document.createElement('div')));
afterEach(() => flushSync(() => root.render(null)));

const show = (offered: boolean) =>
  flushSync(() =>
    root.render(
      <>
        <button type="button">sel</button>
        <CellStrip>{offered && <button type="button">Pakai usulan</button>}</CellStrip>
      </>,
    ),
  );
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
const press = (key: string, altKey = false) =>
  document.activeElement?.dispatchEvent(
    new window.KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }),
  );
const at = () => document.activeElement?.textContent;

it('is reached from the cell by a key, and left for it by Escape', () => {
  show(true);
  button('sel')?.focus();
  press('ArrowRight');
  expect(at()).toBe('sel');
  press('ArrowRight', true);
  expect(at()).toBe('Pakai usulan');
  press('Escape');
  expect(at()).toBe('sel');
});

it('gives the keyboard back to the cell where the press takes the button away', () => {
  show(true);
  button('sel')?.focus();
  press('ArrowRight', true);
  show(false);
  expect(at()).toBe('sel');
});
