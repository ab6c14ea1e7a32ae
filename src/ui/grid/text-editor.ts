import type { ICellEditorComp, ICellEditorParams } from 'ag-grid-community';

const CLEARING: ReadonlySet<string> = new Set(['Backspace', 'Delete']);

/**
 * A text cell editor. The initial value is selected, so that the first key replaces it. After a key it is never
 * selected again, however late the grid requests focus: the next key would otherwise replace what was typed.
 */
export class TextEditor implements ICellEditorComp {
  private readonly gui = document.createElement('div');
  protected readonly input = document.createElement('input');
  private opened = '';
  private before: unknown;
  private marks = false;
  private startsHere = false;

  init({ value, eventKey, cellStartedEdit, colDef }: ICellEditorParams): void {
    this.gui.className = 'ag-cell-editor ag-input-field ag-text-field ag-wrapper ag-input-wrapper';
    this.gui.append(this.input);
    this.input.className = 'ag-input-field-input ag-text-field-input';
    this.input.type = 'text';
    this.input.setAttribute('aria-label', colDef.headerName ?? '');
    this.before = value;
    this.opened = String(value ?? '');
    this.startsHere = cellStartedEdit;
    const typed = eventKey?.length === 1 ? eventKey : CLEARING.has(eventKey ?? '') ? '' : null;
    this.input.value = typed ?? this.opened;
    this.marks = typed === null && eventKey !== 'F2';
    this.input.addEventListener('input', () => {
      this.marks = false;
    });
    this.input.addEventListener('focus', () => {
      if (this.marks) this.input.select();
    });
  }

  getGui(): HTMLElement {
    return this.gui;
  }

  afterGuiAttached(): void {
    if (this.startsHere) this.focusIn();
  }

  focusIn(): void {
    if (document.activeElement !== this.input) this.input.focus();
    if (this.marks) this.input.select();
  }

  /** An unchanged text returns the original value, so that no change is reported. */
  getValue(): unknown {
    return this.input.value === this.opened ? this.before : this.input.value;
  }
}
