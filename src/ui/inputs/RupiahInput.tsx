import { InputAdornment } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDecimal } from '#domain/text/format.ts';
import { parseAmount } from '#domain/text/parse.ts';
import type { FieldProps } from './FieldLabel.tsx';
import { TextInput } from './TextInput.tsx';

type Props = FieldProps & {
  /** Decimal string in rupiah; empty if not filled in. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  /** Decimal places after blur: 2 for amounts, 0 for counts. */
  readonly places?: number;
  /** "Rp" prefix; off for quantities, and where the column heading has it. */
  readonly unit?: boolean;
  readonly disabled?: boolean;
};

/** Indonesian or English notation; formatted on blur. */
export const RupiahInput = ({ value, onChange, onBlur, places = 2, unit = true, error, ...rest }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  // A value set from outside clears the parse error.
  useEffect(() => {
    if (value !== '') setUnread(false);
  }, [value]);

  const shown = typed ?? (value === '' ? '' : formatDecimal(value, places));
  const take = (text: string) => {
    setTyped(text);
    const amount = text.trim() === '' ? '' : parseAmount(text);
    if (amount !== null) onChange(amount);
  };
  const leave = () => {
    const missed = typed !== null && typed.trim() !== '' && parseAmount(typed) === null;
    setUnread(missed);
    if (!missed) setTyped(null);
    onBlur?.();
  };
  return (
    <TextInput
      {...rest}
      value={shown}
      onChange={take}
      onBlur={leave}
      inputMode="decimal"
      numeric
      error={error ?? (unread ? translate('shell.kit.amount_unread') : undefined)}
      start={unit ? <InputAdornment position="start">Rp</InputAdornment> : undefined}
    />
  );
};
