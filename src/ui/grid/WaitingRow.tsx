import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { parseBlock } from './clipboard.ts';
import { enterAfter } from './typed-ahead.ts';
import './waiting-row.css';

type Props = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly invitation?: string | undefined;
};

const add = (row: HTMLTextAreaElement, text: string) =>
  row.setRangeText(text, row.selectionStart, row.selectionEnd, 'end');

const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  const row = event.currentTarget;
  // An empty row lets Tab go on through the page.
  const pressed = event.key === 'Enter' ? enterAfter(row.value) : event.key === 'Tab' && row.value ? '\t' : '';
  if (!pressed || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  add(row, pressed);
};

const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
  event.preventDefault();
  const rows = parseBlock(event.clipboardData.getData('text/plain'));
  const oneLine = (text: string) => text.replace(/\s+/g, ' ');
  add(event.currentTarget, rows.map((row) => row.map(oneLine).join('\t')).join('\n'));
};

/** Stands where the sheet will be and takes what is typed until then; the sheet takes it over. */
export const WaitingRow = ({ ref, label, invitation }: Props) => (
  <div className="sheet-wait">
    <textarea
      ref={ref}
      rows={1}
      spellCheck={false}
      aria-label={label}
      placeholder={invitation}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  </div>
);
