import type { ICellEditorParams } from 'ag-grid-community';
import { PAUSE_MS } from '../form/use-settled.ts';
import type { SheetKnown } from './sheet.ts';
import { TextEditor } from './text-editor.ts';

type Params = ICellEditorParams & {
  readonly label: string;
  readonly find: (typed: string) => Promise<readonly SheetKnown[]>;
  readonly take: (params: ICellEditorParams, cells: SheetKnown['cells']) => void;
};

/** In pixels, between the cell and its list. */
const GAP = 4;

let lists = 0;

/** Arrows highlight, Enter takes, Escape closes the list. Without a highlight all keys work as in other cells. */
export class KnownEditor extends TextEditor {
  private readonly frame = document.createElement('div');
  private readonly list = document.createElement('div');
  private readonly listId = `sheet-known-${++lists}`;
  private readonly away = () => this.close();
  private found: readonly SheetKnown[] = [];
  private at = -1;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private params: Params | undefined;

  override init(params: Params): void {
    super.init(params);
    this.params = params;
    this.frame.className = 'sheet-pick sheet-known wide';
    this.frame.append(this.list);
    this.list.id = this.listId;
    this.list.className = 'sheet-pick-list';
    this.list.setAttribute('role', 'listbox');
    this.list.setAttribute('aria-label', params.label);
    this.input.setAttribute('role', 'combobox');
    this.input.setAttribute('aria-autocomplete', 'list');
    this.input.setAttribute('aria-expanded', 'false');
    this.input.autocomplete = 'off';
    this.input.addEventListener('input', () => this.ask());
    this.input.addEventListener('keydown', (event) => this.press(event));
    if (params.eventKey?.length === 1) this.ask();
  }

  destroy(): void {
    clearTimeout(this.pause);
    this.params = undefined;
    this.close();
  }

  private ask(): void {
    this.close();
    clearTimeout(this.pause);
    this.pause = setTimeout(async () => {
      const typed = this.input.value;
      const found = (await this.params?.find(typed)) ?? [];
      if (this.params && this.input.value === typed) this.open(found);
    }, PAUSE_MS);
  }

  private open(found: readonly SheetKnown[]): void {
    if (found.length === 0) return;
    this.found = found;
    this.list.replaceChildren(...found.map((one, at) => this.option(one, at)));
    document.body.append(this.frame);
    const { left, top, bottom } = this.input.getBoundingClientRect();
    const { height } = this.frame.getBoundingClientRect();
    const isRoomBelow = bottom + GAP + height <= window.innerHeight;
    this.frame.style.left = `${left}px`;
    this.frame.style.top = `${isRoomBelow ? bottom + GAP : top - GAP - height}px`;
    window.addEventListener('scroll', this.away, true);
    this.input.setAttribute('aria-controls', this.listId);
    this.input.setAttribute('aria-expanded', 'true');
  }

  private close(): void {
    this.frame.remove();
    window.removeEventListener('scroll', this.away, true);
    this.found = [];
    this.mark(-1);
    this.input.removeAttribute('aria-controls');
    this.input.setAttribute('aria-expanded', 'false');
  }

  private option({ name, beside }: SheetKnown, at: number): HTMLElement {
    const option = document.createElement('div');
    option.id = `${this.listId}-${at}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    const aside = document.createElement('span');
    aside.textContent = beside;
    option.append(name, aside);
    option.addEventListener('mousedown', (event) => {
      event.preventDefault();
      this.take(at);
    });
    return option;
  }

  private mark(at: number): void {
    this.at = at;
    for (const [index, option] of [...this.list.children].entries())
      option.setAttribute('aria-selected', String(index === at));
    if (at < 0) this.input.removeAttribute('aria-activedescendant');
    else this.input.setAttribute('aria-activedescendant', `${this.listId}-${at}`);
  }

  private press(event: KeyboardEvent): void {
    if (this.found.length === 0) return;
    const last = this.found.length - 1;
    if (event.key === 'ArrowDown') this.mark(Math.min(last, this.at + 1));
    else if (event.key === 'ArrowUp') this.mark(Math.max(-1, this.at - 1));
    else if (event.key === 'Escape') this.close();
    else if (event.key === 'Enter' && this.at >= 0 && !event.ctrlKey) this.take(this.at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** One undo step; then moves to the next cell, like Tab. */
  private take(at: number): void {
    const { params } = this;
    const one = this.found[at];
    if (!params || !one) return;
    const { api, rowIndex, column } = params;
    api.stopEditing(true);
    params.take(params, one.cells);
    const next = api.getDisplayedColAfter(column);
    if (!next) return;
    api.setFocusedCell(rowIndex, next);
    api.startEditingCell({ rowIndex, colKey: next });
  }
}
