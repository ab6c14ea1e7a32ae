// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useLostFocus } from './use-lost-focus.ts';

type Shown = { readonly busy?: boolean; readonly items?: readonly string[]; readonly done?: boolean };

const Page = ({ busy = false, items = [], done = false }: Shown) => {
  useLostFocus();
  return (
    <main id="content">
      <h1>Impor</h1>
      {!done && (
        <button type="button" disabled={busy}>
          Lanjut
        </button>
      )}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <button type="button">{item}</button>
          </li>
        ))}
      </ul>
    </main>
  );
};

const soon = () => new Promise((resolve) => setTimeout(resolve, 10));

const opened = () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.body.children[0] as Element);
  return async (shown: Shown) => {
    flushSync(() => root.render(<Page {...shown} />));
    await soon();
  };
};
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
const focused = () => document.activeElement?.textContent;

it('gives the focus back to a control that was disabled while it worked', async () => {
  const show = opened();
  await show({});
  button('Lanjut')?.focus();
  await show({ busy: true });
  // As Chromium does in the next frame.
  button('Lanjut')?.blur();
  await show({});
  await waitFor(() => expect(focused()).toBe('Lanjut'));
});

it('goes to the heading after a control that is gone, and to the next item of a list', async () => {
  const show = opened();
  await show({ items: ['satu', 'dua', 'tiga'] });
  button('dua')?.focus();
  await show({ items: ['satu', 'tiga'] });
  await waitFor(() => expect(focused()).toBe('tiga'));
  button('Lanjut')?.focus();
  await show({ done: true });
  await waitFor(() => expect(focused()).toBe('Impor'));
});

it('leaves a focus that the user took away', async () => {
  const show = opened();
  await show({});
  button('Lanjut')?.focus();
  button('Lanjut')?.blur();
  await soon();
  await show({ items: ['satu'] });
  await soon();
  expect(document.activeElement).toBe(document.body);
});

it('leaves a focus that Tab takes out of the page, also where the page changes at once', async () => {
  const show = opened();
  await show({});
  button('Lanjut')?.focus();
  button('Lanjut')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  button('Lanjut')?.blur();
  await show({ items: ['satu'] });
  await soon();
  expect(document.activeElement).toBe(document.body);
});
