import { holdsInvisible, withoutInvisible } from '#domain/text/invisible.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'password');

const insert = (field: Typed, text: string): void => {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
};

/** Copies from a PDF or a chat contain invisible characters; the server would refuse such a number. */
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
