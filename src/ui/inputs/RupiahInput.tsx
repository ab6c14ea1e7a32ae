import { InputAdornment } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDecimal } from '#domain/text/format.ts';
import { parseAmount } from '#domain/text/parse.ts';
import type { FieldProps } from './FieldLabel.tsx';
import { TextInput } from './TextInput.tsx';

type Props = FieldProps & {
  /** Decimal string in rupiah; empty while nothing is filled in. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  /** Places shown when the field is left: 2 for amounts, 0 for counts. */
  readonly places?: number;
  /** "Rp" before the amount; off for quantities and prices in a column that says so. */
  readonly unit?: boolean;
  readonly disabled?: boolean;
};

/** An amount typed the Indonesian or the English way; it takes its form when the field is left. */
export const RupiahInput = ({ value, onChange, onBlur, places = 2, unit = true, error, ...rest }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  // A value set from outside ends the complaint about what was typed before.
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
