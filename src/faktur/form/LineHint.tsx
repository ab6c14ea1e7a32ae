import { type Ref, useImperativeHandle, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useForm } from './FormContext.tsx';
import { useLineHint } from './use-line-hint.ts';

/** Told which cell the keyboard is on. */
export type LineHintHandle = { readonly on: (line: string, key: string) => void };

/**
 * Below the sheet: what the cell the keyboard is on has to say. It keeps that cell to itself, so that going from cell to cell
 * draws these words anew and not the sheet.
 */
export const LineHint = ({ ref }: { ref: Ref<LineHintHandle> }) => {
  const { form } = useForm();
  const translate = useTranslate();
  const hintOf = useLineHint();
  const [cell, setCell] = useState<{ readonly line: string; readonly key: string } | null>(null);
  useImperativeHandle(ref, () => ({ on: (line, key) => setCell({ line, key }) }), []);
  const hint =
    cell &&
    hintOf(
      form.lines.findIndex(({ id }) => id === cell.line),
      cell.key,
    );
  return (
    <span className="fgrid-h" role="status">
      {hint || (
        <>
          {translate('fakturScreen.form.in_rupiah')}
          <span className="row g4">
            <Icon name="sigma" size={14} />
            {translate('sheet.computed')}
          </span>
        </>
      )}
    </span>
  );
};
