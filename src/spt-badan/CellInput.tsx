import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatNpwp } from '#domain/text/format.ts';
import { notationOf } from './cell-notation.ts';
import { type Cell, useCellText, useChoices } from './cell-text.ts';

type Props = {
  readonly label: string;
  readonly cell: Cell;
  /** Cells of one column are moved through with Enter and the arrows. */
  readonly column: string;
  readonly value: string;
  /** Of the asset in the row, which decides its kinds. */
  readonly group?: string | undefined;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** One cell of a sheet: text, a choice, an amount, a day or a month, as people write them. */
export const CellInput = ({ label, cell, column, value, group, disabled, error, onChange }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const translate = useTranslate();
  const choices = useChoices(cell, group);
  const text = useCellText(cell, value);
  const shown = disabled && column === 'npwp' ? formatNpwp(text) : text;
  const { isNumber, parse } = notationOf(cell.kind);
  if (disabled)
    return (
      <span className={isNumber ? 'annual-value num' : 'annual-value'} title={shown}>
        {shown}
      </span>
    );
  const isUnlisted = value !== '' && choices !== null && !choices.some(([code]) => code === value);
  const what = isUnlisted ? 'choice' : isNumber ? 'amount' : 'date';
  const fault = error ?? (unread || isUnlisted ? translate(`sptBadanScreen.unread.${what}`) : undefined);
  const common = {
    'aria-label': label,
    'aria-invalid': fault !== undefined,
    'data-column': column,
    title: fault ?? (shown || label),
  };
  if (choices)
    return (
      <select
        className={`annual-in ${cell.kind}`}
        {...common}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{translate('sptBadanScreen.choose')}</option>
        {isUnlisted && <option value={value}>{value}</option>}
        {choices.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    );
  const take = (text: string) => {
    setTyped(text);
    setUnread(false);
    const read = text.trim() === '' ? '' : parse(text);
    if (read !== null) onChange(read);
  };
  /** What cannot be read stays in the cell with its fault; the value before it stays saved. */
  const leave = () => {
    const missed = typed !== null && typed.trim() !== '' && parse(typed) === null;
    setUnread(missed);
    if (!missed) setTyped(null);
  };
  return (
    <input
      className={`annual-in ${isNumber ? 'num' : cell.kind}`}
      {...common}
      inputMode={isNumber ? 'decimal' : 'text'}
      placeholder={
        cell.kind === 'day' || cell.kind === 'month' ? translate(`sptBadanScreen.as.${cell.kind}`) : undefined
      }
      value={typed ?? shown}
      onChange={(event) => take(event.target.value)}
      onBlur={leave}
    />
  );
};
