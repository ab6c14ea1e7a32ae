import { holdsInvisible, withoutInvisible } from '#domain/text/invisible.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'password');

/** Replaces the selection and dispatches an input event, as typing does. */
const insert = (field: Typed, text: string): void => {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
};

/**
 * Removes invisible characters from pasted text, as copies from a PDF or a chat contain them. A number with one of them
 * would be refused for an extra digit that nobody can see.
 */
export const pasteVisibleText = (): void => {
  document.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!isTyped(event.target) || event.target.readOnly || !holdsInvisible(text)) return;
      event.preventDefault();
      insert(event.target, withoutInvisible(text));
    },
    { capture: true },
  );
};
