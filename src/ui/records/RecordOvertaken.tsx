import type { ComponentProps, ComponentType } from 'react';
import { type RaRecord, setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Conflict } from '../form/conflict.ts';
import { FieldConflict, type RecordConflict, type ShownValues, type Typed } from './FieldConflict.tsx';

export type Versioned = RaRecord & { readonly version: number };

export type Overtaking = { readonly conflict: Conflict<Versioned, Versioned>; readonly mine: Versioned };

type Props = Overtaking & {
  readonly of: ComponentProps<typeof FieldConflict>['of'];
  readonly shown?: ShownValues | undefined;
  readonly own?: ComponentType<RecordConflict> | undefined;
  /** The other user's version becomes the base of the edit. */
  readonly onSettled: (theirs: Versioned) => void;
};

export const RecordOvertaken = ({ of, shown, own: Own, conflict, mine, onSettled }: Props) => {
  const { reset, setError } = useFormContext();
  const { save } = useSaveContext();
  const theirs = conflict.current;
  const keep = async (chosen: Typed) => {
    const next = { ...mine, ...chosen, version: theirs.version };
    reset(next, { keepDefaultValues: true });
    onSettled(theirs);
    const errors = await save?.(next);
    if (errors) setSubmissionErrors(errors, setError);
  };
  const conflicting = {
    conflict,
    mine,
    onKeep: (chosen: Typed) => void keep(chosen),
    onTheirs: () => {
      reset(theirs);
      onSettled(theirs);
    },
  };
  return Own ? <Own {...conflicting} /> : <FieldConflict of={of} {...(shown ? { shown } : {})} {...conflicting} />;
};
