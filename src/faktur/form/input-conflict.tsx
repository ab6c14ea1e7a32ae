import { ConflictDialog } from '../../ui/form/ConflictDialog.tsx';
import { type Conflict, comparing, plain } from '../../ui/form/conflict.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';

type Props<R, I> = {
  readonly resource: string;
  readonly conflict: Conflict<R, I>;
  readonly mine: I;
  readonly onKeep: (input: I) => void;
  readonly onTheirs: () => void;
};

type Told<R, I, K> = {
  /** The fields in the order they are compared. */
  readonly keys: readonly K[];
  readonly inputOf: (saved: R) => I;
  /** A value as the form shows it. */
  readonly useShown: () => (input: I, key: K) => string;
};

/** The dialog of one type for what somebody else saved in between. */
export const inputConflict = <R, I extends object, K extends keyof I & string>({
  keys,
  inputOf,
  useShown,
}: Told<R, I, K>) => {
  const { sidesOf, merged } = comparing<I, K>(keys, (input, key) => plain(String(input[key] ?? '')));
  return ({ resource, conflict: { current, base, by, when }, mine, onKeep, onTheirs }: Props<R, I>) => {
    const label = useFieldName(resource);
    const shown = useShown();
    const theirs = inputOf(current);
    return (
      <ConflictDialog
        by={by}
        when={when}
        proposed={sidesOf(base, mine, theirs)}
        label={label}
        shown={(key, of) => shown(of === 'mine' ? mine : theirs, key)}
        onKeep={(sides) => onKeep(merged(mine, theirs, sides))}
        onTheirs={onTheirs}
      />
    );
  };
};
