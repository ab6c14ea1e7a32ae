import { useEffect, useState } from 'react';
import { formatDecimal } from '#domain/text/format.ts';
import { parseAmount } from '#domain/text/parse.ts';
import type { FieldLink } from './Field.tsx';

type Props = {
  link: FieldLink;
  value: string;
  onChange: (value: string) => void;
  places?: number;
  onBlur?: () => void;
};

const written = (value: string, places: number): string =>
  /^-?\d+(\.\d+)?$/.test(value) ? formatDecimal(value, places) : value;

/** Indonesian or English notation; formatted on blur. Invalid text stays, so that validation can report it. */
export const DecimalInput = ({ link, value, onChange, places = 0, onBlur }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  useEffect(() => setSeen(value), [value]);
  return (
    <input
      {...link}
      className="inp"
      inputMode="decimal"
      style={{ textAlign: 'right' }}
      value={typed ?? written(seen, places)}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onChange(text.trim() === '' ? '' : (parseAmount(text) ?? text));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
};
