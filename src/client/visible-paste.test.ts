// @vitest-environment browser
import { expect, it, vi } from 'vitest';
import { pasteVisibleText } from './visible-paste.ts';

const paste = (field: HTMLInputElement, text: string): boolean => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  return field.dispatchEvent(event);
};

it('pastes a number without the signs nobody sees, over what is selected', () => {
  pasteVisibleText();
  const field = document.body.appendChild(document.createElement('input'));
  const typed = vi.fn();
  field.addEventListener('input', typed);
  field.value = 'NIK lama';
  field.setSelectionRange(4, 8);
  expect(paste(field, '\u202d31740\u200b51203900041\u202c')).toBe(false);
  expect(field.value).toBe('NIK 3174051203900041');
  expect(typed).toHaveBeenCalledOnce();
});

it('leaves every other text, and a password, to the browser', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(paste(field, '3174051203900041')).toBe(true);
  field.type = 'password';
  expect(paste(field, 'a\u200db')).toBe(true);
  expect(field.value).toBe('');
});
