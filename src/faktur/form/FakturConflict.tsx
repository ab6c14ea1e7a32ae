import { useTranslate } from 'react-admin';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { ConflictDialog } from '../../ui/form/ConflictDialog.tsx';
import type { Conflict } from '../../ui/form/conflict.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { type ConflictKey, dppOf, merged, sidesOf } from './conflict.ts';

type Props = {
  conflict: Conflict<Faktur, FakturInput>;
  mine: FakturInput;
  onKeep: (input: FakturInput) => void;
  onTheirs: () => void;
};

const useShownValue = () => {
  const translate = useTranslate();
  return (input: FakturInput, key: ConflictKey): string => {
    if (key === 'lines')
      return `${translate('fakturScreen.form.line_count', { smart_count: input.lines.length })}, ${formatRupiah(dppOf(input))}`;
    const value = input[key];
    if (!value) return '–';
    if (key === 'date') return formatDay(value);
    if (key === 'stageDpp') return formatRupiah(value);
    if (key === 'term') return translate(`fakturScreen.term.${value}`);
    if (key === 'counterpartyDocument') return translate(`fakturScreen.buyer_document.${value}`);
    return value;
  };
};

export const FakturConflict = ({ conflict: { current, base, by, when }, mine, onKeep, onTheirs }: Props) => {
  const translate = useTranslate();
  const field = useFieldName('efaktur/out/ctas');
  const shown = useShownValue();
  return (
    <ConflictDialog
      by={by}
      when={when}
      proposed={sidesOf(base, mine, current)}
      label={(key) => (key === 'lines' ? translate('faktur.sections.lines') : field(key))}
      shown={(key, of) => shown(of === 'mine' ? mine : current, key)}
      onKeep={(sides) => onKeep(merged(mine, current, sides))}
      onTheirs={onTheirs}
    />
  );
};
