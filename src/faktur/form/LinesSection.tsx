import { Button, useMediaQuery } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { defaultBase } from '#domain/faktur/codes.ts';
import { GENERAL_CODE } from '#domain/faktur/units.ts';
import { parseBlock } from '../../ui/grid/clipboard.ts';
import { SheetGrid } from '../../ui/grid/SheetGrid.tsx';
import { type CellChange, newRowId, type SheetHandle } from '../../ui/grid/sheet.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { NARROW } from '../../ui/list/narrow.ts';
import { FormSection, useFieldWords, useForm } from './FormContext.tsx';
import { emptyLine, type FormLine } from './form-state.ts';
import { LineCards } from './LineCards.tsx';
import { LineHint, type LineHintHandle, RoundQuantities } from './LineHint.tsx';
import { useLineColumns } from './line-columns.tsx';
import { useFindEarlier } from './use-earlier-lines.ts';

const isUnusual = (line: FormLine, code: string): boolean =>
  line.opt !== 'A' || line.code !== GENERAL_CODE || line.ppnbmRate !== '0' || line.base !== defaultBase(code);

const toChanges = (
  texts: readonly (readonly string[])[],
  keys: readonly string[],
  read: (key: string, text: string) => string,
) =>
  texts.flatMap((row, at) =>
    row.flatMap((text, column): CellChange[] => {
      const key = keys[column];
      return key ? [{ id: newRowId(at), key, value: read(key, text) }] : [];
    }),
  );

export const LinesSection = () => {
  const { form, known, amounts, setCells, removeLines, undoLines, redoLines } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const notify = useNotify();
  const narrow = useMediaQuery(NARROW);
  const sheet = useRef<SheetHandle>(null);
  const unusual = form.lines.some((line) => isUnusual(line, form.code));
  const [wide, setWide] = useState(false);
  const full = wide || unusual;
  const namesOnly = form.advanceOf !== null;
  const earlier = useFindEarlier(known);
  const columns = useLineColumns({ code: form.code, date: form.date, full, namesOnly, earlier });
  const blank = useMemo<FormLine>(
    () => ({ ...emptyLine(form.code), discount: '', id: form.nextLine }),
    [form.code, form.nextLine],
  );

  const places = useMemo(() => new Map(form.lines.map((line, at) => [line.id, at])), [form.lines]);
  const value = useCallback(
    (line: FormLine, key: string): string => {
      const at = places.get(line.id);
      // The empty row hides its default values.
      if (at === undefined) return '';
      const computed = amounts.lines[at];
      if (key === 'dpp' || key === 'otherDpp' || key === 'ppn' || key === 'ppnbm') return computed?.[key] ?? '';
      return String(line[key as keyof FormLine] ?? '');
    },
    [places, amounts],
  );
  const issue = useCallback(
    (line: FormLine, key: string) => {
      const at = places.get(line.id);
      if (at === undefined) return undefined;
      const { error, warning } = words(`lines.${at}.${key}`);
      return error
        ? ({ severity: 'error', message: error } as const)
        : warning
          ? ({ severity: 'warning', message: warning } as const)
          : undefined;
    },
    [places, words],
  );
  const paste = async () => {
    try {
      const texts = parseBlock(await navigator.clipboard.readText());
      const keys = columns.filter((column) => !column.calculated).map((column) => column.key);
      setCells(
        toChanges(texts, keys, (key, text) => columns.find((column) => column.key === key)?.read?.(text) ?? text),
      );
    } catch {
      // Browsers may deny clipboard access; the keyboard shortcut still works.
      notify('fakturScreen.form.paste_with_keys', { type: 'info' });
    }
  };
  const own = words('lines');
  const hint = useRef<LineHintHandle>(null);

  return (
    <FormSection
      section="lines"
      bare
      aside={
        <>
          <span className="small sec num">
            {translate('fakturScreen.form.line_count', { smart_count: form.lines.length })}
          </span>
          {!narrow && (
            <Button
              size="small"
              color="inherit"
              disabled={unusual}
              aria-pressed={full}
              startIcon={<Icon name="columns" size={14} />}
              onClick={() => setWide(!wide)}
            >
              {translate(full ? 'fakturScreen.form.fewer_columns' : 'fakturScreen.form.all_columns')}
            </Button>
          )}
          {!narrow && !namesOnly && (
            <>
              <Button
                size="small"
                color="inherit"
                startIcon={<Icon name="copy" size={14} />}
                onClick={() => void paste()}
              >
                {translate('fakturScreen.form.paste_excel')}
              </Button>
              <Button
                size="small"
                variant="outlined"
                startIcon={<Icon name="plus" size={14} />}
                onClick={() => sheet.current?.editLast()}
              >
                {translate('fakturScreen.form.add_line')}
              </Button>
            </>
          )}
        </>
      }
    >
      {own.error && (
        <p className="field-head er pad">
          <Icon name="warning" size={14} />
          {own.error}
        </p>
      )}
      {namesOnly && <p className="field-head pad">{translate('fakturScreen.form.contract_lines')}</p>}
      {!namesOnly && <RoundQuantities />}
      {narrow ? (
        <LineCards namesOnly={namesOnly} />
      ) : (
        <div className="fgrid">
          <SheetGrid
            handle={sheet}
            label={translate('fakturScreen.form.grid_label')}
            columns={columns}
            rows={form.lines}
            {...(namesOnly ? {} : { blank, onRemove: removeLines })}
            rowId={lineId}
            value={value}
            issue={issue}
            onFocus={(line, key) => hint.current?.on(line.id, key)}
            onChange={setCells}
            onUndo={undoLines}
            onRedo={redoLines}
            {...(form.lines.length > 100 ? { height: 560 } : {})}
          />
          <div className="fgrid-f">
            <LineHint ref={hint} />
            <span>
              <kbd className="kbd">F2</kbd> {translate('sheet.edit')}
            </span>
            <span>
              <kbd className="kbd">Ctrl D</kbd> {translate('sheet.fill_down')}
            </span>
          </div>
        </div>
      )}
    </FormSection>
  );
};

const lineId = (line: FormLine): string => line.id;
