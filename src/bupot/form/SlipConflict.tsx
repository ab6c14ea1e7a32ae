import { useTranslate } from 'react-admin';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { Bupot, BupotInput, InputField } from '#domain/bupot/record.ts';
import { isDay, isPeriod } from '#domain/definition/day.ts';
import { formatDay, formatDecimal, formatPeriod } from '#domain/text/format.ts';
import { ConflictDialog } from '../../ui/form/ConflictDialog.tsx';
import type { Conflict } from '../../ui/form/conflict.ts';
import { comparingSlips } from './conflict.ts';
import { useFieldLabel } from './use-field-label.ts';

type Props = {
  readonly conflict: Conflict<Bupot, BupotInput>;
  readonly mine: BupotInput;
  readonly onKeep: (input: BupotInput) => void;
  readonly onTheirs: () => void;
};

const AMOUNT = /^-?\d+\.\d{2}$/;

const useShownValue = () => {
  const translate = useTranslate();
  return (value: BupotInput[InputField]): string => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return translate(value ? 'bupotScreen.yes' : 'bupotScreen.no');
    if (isDay(value)) return formatDay(value);
    if (isPeriod(value)) return formatPeriod(value);
    return AMOUNT.test(value) ? formatDecimal(value, 0) : value;
  };
};

export const SlipConflict = ({ conflict: { current, base, by, when }, mine, onKeep, onTheirs }: Props) => {
  const shown = useShownValue();
  const label = useFieldLabel();
  const { sidesOf, merged } = comparingSlips(mine.kind);
  const theirs = inputOf(current);
  return (
    <ConflictDialog
      by={by}
      when={when}
      proposed={sidesOf(base, mine, theirs)}
      label={label}
      shown={(key, of) => shown((of === 'mine' ? mine : theirs)[key])}
      onKeep={(sides) => onKeep(merged(mine, theirs, sides))}
      onTheirs={onTheirs}
    />
  );
};
