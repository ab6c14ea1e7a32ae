import { useTranslate } from 'react-admin';
import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { ConflictDialog } from '../../ui/form/ConflictDialog.tsx';
import { type Conflict, comparing, plain } from '../../ui/form/conflict.ts';
import type { Side, View } from './sides.ts';

type Key = keyof DokumenInput;

const keys = [
  ...(['documentKind', 'code', 'addInfo', 'number', 'date', 'reference'] as const),
  ...([
    'counterpartyNpwp',
    'counterpartyName',
    'counterpartyAddress',
    'dpp',
    'ppn',
    'ppnbm',
    'uncreditReason',
  ] as const),
] satisfies readonly Key[];

const { sidesOf, merged } = comparing<DokumenInput, Key>(keys, (input, key) => plain(String(input[key] ?? '')));

type Props = {
  readonly side: Side;
  readonly conflict: Conflict<View, DokumenInput>;
  readonly mine: DokumenInput;
  readonly onKeep: (input: DokumenInput) => void;
  readonly onTheirs: () => void;
};

/** A value as the form shows it. */
const useShownValue = () => {
  const translate = useTranslate();
  return (input: DokumenInput, key: Key): string => {
    const value = input[key];
    if (!value) return '–';
    switch (key) {
      case 'documentKind':
        return translate(`dokumen.kind.${value}`);
      case 'code':
        return `${value} – ${translate(`dokumen.detail.${value}`)}`;
      case 'uncreditReason':
        return translate(`masukan.reason.${value}`);
      case 'date':
        return formatDay(value);
      case 'dpp':
      case 'ppn':
      case 'ppnbm':
        return formatRupiah(value);
      default:
        return value;
    }
  };
};

/** Someone saved the same document in between. */
export const DokumenConflict = ({ side, conflict: { current, base, by, when }, mine, onKeep, onTheirs }: Props) => {
  const translate = useTranslate();
  const shown = useShownValue();
  const theirs = dokumenInputOf(current);
  return (
    <ConflictDialog
      by={by}
      when={when}
      proposed={sidesOf(base, mine, theirs)}
      label={(key) => translate(`resources.${side.of.resource}.fields.${key}`)}
      shown={(key, of) => shown(of === 'mine' ? mine : theirs, key)}
      onKeep={(sides) => onKeep(merged(mine, theirs, sides))}
      onTheirs={onTheirs}
    />
  );
};
