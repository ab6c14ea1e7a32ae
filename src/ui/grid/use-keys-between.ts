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

/** The editor of a cell that has the focus in its place: the grid may take it back to the cell after the editor has come. */
const editorIn = (cell: Element): HTMLInputElement | null =>
  cell.matches('.ag-cell-popup-editing')
    ? document.querySelector('.ag-popup-editor input')
    : cell.querySelector('.ag-cell-editor input');

/** As if typed at the cursor; what the editor has marked is replaced. */
const type = (editor: HTMLInputElement, text: string): void => {
  const [from, to] = [editor.selectionStart ?? 0, editor.selectionEnd ?? editor.value.length];
  editor.setRangeText(text, from, to, 'end');
  editor.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const press = (at: Element, { key, shiftKey }: Key): void => {
  at.dispatchEvent(new window.KeyboardEvent('keydown', { key, code: key, shiftKey, bubbles: true, cancelable: true }));
};

/** The cell with the keyboard, where a text typed now takes the place of what stands in it; null where none may be typed. */
const cellToType = <Row>({ latest, rowAt, canEdit }: SheetReach<Row>) => {
  const cell = document.activeElement?.matches('.ag-cell') ? document.activeElement : null;
  const colKey = cell?.getAttribute('col-id');
  const rowIndex = Number(cell?.closest('[row-index]')?.getAttribute('row-index') ?? -1);
  const of = latest.current.columns.find(({ key }) => key === colKey);
  const row = rowAt(rowIndex);
  return of && row !== undefined && canEdit(row, of) ? { rowIndex, colKey: of.key } : null;
};

/**
 * A key or Tab opens a cell at once, its editor comes a moment later. Keys pressed in between would reach nobody: they are kept
 * and given to the editor in their order, the one that opened it too, so that it makes no difference how often the grid makes the editor
 * anew on its way. Answers whether it has kept this one.
 */
export const useKeysBetween = <Row>(reach: SheetReach<Row>): ((event: KeyboardEvent) => boolean) => {
  const held = useRef<Key[]>([]);
  /** The first key kept opened the editor: what it opened with gives way to it. */
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
    // The editor takes in what it was given before it is left.
    if (keys.length > 0) setTimeout(give.current);
  });

  const frame = useRef(0);
  /** Nobody may wait for ever: with every frame it is seen whether there is an editor now, or none to wait for. */
  const look = useRef(() => {
    cancelAnimationFrame(frame.current);
    const at = document.activeElement;
    if (held.current.length === 0) return;
    if (!isEditing(latest.current)) give.current();
    else if (at?.matches('.ag-cell')) editorIn(at)?.focus();
    frame.current = requestAnimationFrame(look.current);
  });

  useEffect(() => {
    // After the editor has marked what it opened with.
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
    // What we give comes by here again.
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
