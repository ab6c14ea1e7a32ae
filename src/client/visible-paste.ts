import { holdsInvisible, withoutInvisible } from '#domain/text/invisible.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'password');

/** Puts a text in the place of what is selected, and says so as typing does. */
const insert = (field: Typed, text: string): void => {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
};

/**
 * From now on in this page: what is pasted into a field comes without signs nobody sees, as copies from a PDF or a chat carry them. A number
 * with one of them would be refused for a digit too many that is nowhere to be seen.
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
