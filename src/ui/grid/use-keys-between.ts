import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isEditing, type SheetReach } from './sheet-reach.ts';

type Key = Pick<globalThis.KeyboardEvent, 'key' | 'shiftKey'>;

const isText = ({ key }: Key): boolean => key.length === 1;
const isHeld = (event: KeyboardEvent): boolean =>
  (isText(event) || event.key === 'Tab' || event.key === 'Enter' || event.key === 'Backspace') &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing);

const editorWithFocus = (): HTMLInputElement | null => {
  const at = document.activeElement;
  return at instanceof HTMLInputElement && at.closest('.ag-cell, .ag-popup, .sheet-pick') ? at : null;
};

/**
 * The editor of a cell, which may not have the focus: the grid can take it back to the cell after mounting the editor.
 */
const editorIn = (cell: Element): HTMLInputElement | null =>
  cell.matches('.ag-cell-popup-editing')
    ? document.querySelector('.ag-popup-editor input')
    : cell.querySelector('.ag-cell-editor input');

const type = (editor: HTMLInputElement, text: string): void => {
  const [from, to] = [editor.selectionStart ?? 0, editor.selectionEnd ?? editor.value.length];
  editor.setRangeText(text, from, to, 'end');
  editor.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const press = (at: Element, { key, shiftKey }: Key): void => {
  at.dispatchEvent(new window.KeyboardEvent('keydown', { key, code: key, shiftKey, bubbles: true, cancelable: true }));
};

/** The focused cell if it is editable; otherwise null. */
const cellToType = <Row>({ latest, rowAt, canEdit }: SheetReach<Row>) => {
  const cell = document.activeElement?.matches('.ag-cell') ? document.activeElement : null;
  const colKey = cell?.getAttribute('col-id');
  const rowIndex = Number(cell?.closest('[row-index]')?.getAttribute('row-index') ?? -1);
  const of = latest.current.columns.find(({ key }) => key === colKey);
  const row = rowAt(rowIndex);
  return of && row !== undefined && canEdit(row, of) ? { rowIndex, colKey: of.key } : null;
};

/**
 * The editor mounts a moment after the key that opens it. Keys in between are buffered and replayed in order. Returns
 * whether the key was buffered.
 */
export const useKeysBetween = <Row>(reach: SheetReach<Row>): ((event: KeyboardEvent) => boolean) => {
  const held = useRef<Key[]>([]);
  /** The first buffered key opened the editor and replaces its initial value. */
  const replaces = useRef(false);
  const latest = useRef(reach);
  latest.current = reach;

  const give = useRef(() => {
    const editor = editorWithFocus();
    const at = editor ?? document.activeElement;
    const keys = held.current;
    if (!at || keys.length === 0 || (!editor && isEditing(latest.current))) return;
    const texts = keys.findIndex((key) => !isText(key));
    const count = editor ? (texts < 0 ? keys.length : texts) : 0;
    if (editor && count > 0) {
      if (replaces.current) editor.select();
      replaces.current = false;
      type(
        editor,
        keys
          .splice(0, count)
          .map(({ key }) => key)
          .join(''),
      );
    } else press(at, keys.shift() as Key);
    // The editor must process the replayed keys before it closes.
    if (keys.length > 0) setTimeout(give.current);
  });

  const frame = useRef(0);
  /** Ends the buffering once the editor is there or no longer expected. */
  const look = useRef(() => {
    cancelAnimationFrame(frame.current);
    const at = document.activeElement;
    if (held.current.length === 0) return;
    if (!isEditing(latest.current)) give.current();
    else if (at?.matches('.ag-cell')) editorIn(at)?.focus();
    frame.current = requestAnimationFrame(look.current);
  });

  useEffect(() => {
    // After the editor has selected its initial value.
    const onFocus = () => {
      if (held.current.length > 0) queueMicrotask(give.current);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      cancelAnimationFrame(frame.current);
    };
  }, []);

  return (event) => {
    if (!event.nativeEvent.isTrusted) return false;
    const isBetween = isEditing(latest.current) && document.activeElement?.matches('.ag-cell');
    if (event.key === 'Escape') held.current = [];
    const isWaiting = held.current.length > 0 || isBetween;
    const opens = !isWaiting && isHeld(event) && isText(event) ? cellToType(latest.current) : null;
    if (!isHeld(event) || (!isWaiting && !opens)) return false;
    event.preventDefault();
    event.stopPropagation();
    held.current.push({ key: event.key, shiftKey: event.shiftKey });
    if (opens) {
      replaces.current = true;
      latest.current.block.set(null, null);
      latest.current.grid.current?.startEditingCell(opens);
    }
    look.current();
    return true;
  };
};
