import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { assetGroups } from '#domain/spt-badan/calculations/depreciation.ts';
import { type Cell, referenceList } from '#domain/spt-badan/row-table.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { parseAmount } from '#domain/text/parse.ts';

type Props = {
  readonly label: string;
  readonly cell: { readonly kind: string; readonly options: readonly string[] };
  /** Cells of one column are moved through with Enter and the arrows. */
  readonly column: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

const numeric = new Set<string>(['amount', 'percent'] satisfies Cell['kind'][]);

/** Choices of a cell with their labels; null where any text may be typed. */
const useChoices = ({ kind, options }: Props['cell']): readonly (readonly [value: string, label: string])[] | null => {
  const translate = useTranslate();
  if (kind === 'list') return referenceList(options[0] ?? '').map(({ code, name }) => [code, name] as const);
  if (kind === 'group') return Object.keys(assetGroups).map((code) => [code, translate(`sptBadan.group.${code}`)]);
  const known = kind === 'yesno' ? ['yes', 'no'] : kind === 'choice' ? options : null;
  return known?.map((one) => [one, translate(`sptBadan.choice.${one}`)] as const) ?? null;
};

/** One cell of a sheet: text, a choice, or an amount in Indonesian or English notation. */
export const CellInput = ({ label, cell, column, value, disabled, error, onChange }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const translate = useTranslate();
  const choices = useChoices(cell);
  const fault = error ?? (unread ? translate('shell.kit.amount_unread') : undefined);
  const common = {
    'aria-label': label,
    'aria-invalid': fault !== undefined,
    'data-column': column,
    title: fault ?? label,
    disabled,
  };
  if (choices)
    return (
      <select className="annual-in" {...common} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{translate('sptBadanScreen.choose')}</option>
        {choices.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    );
  const isNumber = numeric.has(cell.kind);
  const shown = isNumber && value !== '' ? formatDecimal(value, cell.kind === 'percent' ? 2 : 0) : value;
  const take = (text: string) => {
    setTyped(text);
    const amount = isNumber && text.trim() !== '' ? parseAmount(text) : text.trim();
    setUnread(false);
    if (amount !== null) onChange(amount);
  };
  /** What is no amount stays in the cell with its fault; the value before it stays saved. */
  const leave = () => {
    const missed = isNumber && typed !== null && typed.trim() !== '' && parseAmount(typed) === null;
    setUnread(missed);
    if (!missed) setTyped(null);
  };
  return (
    <input
      className={`annual-in ${isNumber ? 'num' : ''}`}
      {...common}
      inputMode={isNumber ? 'decimal' : 'text'}
      type={cell.kind === 'day' ? 'date' : cell.kind === 'month' ? 'month' : 'text'}
      value={typed ?? shown}
      onChange={(event) => take(event.target.value)}
      onBlur={leave}
    />
  );
};
