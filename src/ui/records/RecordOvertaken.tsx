import type { ComponentType } from 'react';
import { type RaRecord, setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Conflict } from '../form/conflict.ts';

export type Versioned = RaRecord & { readonly version: number };

export type Typed = Readonly<Record<string, unknown>>;

export type RecordConflict = {
  readonly conflict: Conflict<Typed, Typed>;
  readonly mine: Typed;
  readonly onKeep: (chosen: Typed) => void;
  readonly onTheirs: () => void;
};

export type Overtaking = { readonly conflict: Conflict<Versioned, Versioned>; readonly mine: Versioned };

type Props = Overtaking & {
  readonly of: ComponentType<RecordConflict>;
  /** The other user's version becomes the base of the edit. */
  readonly onSettled: (theirs: Versioned) => void;
};

export const RecordOvertaken = ({ of: Both, conflict, mine, onSettled }: Props) => {
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
  return (
    <Both
      conflict={conflict}
      mine={mine}
      onKeep={(chosen) => void keep(chosen)}
      onTheirs={() => {
        reset(theirs);
        onSettled(theirs);
      }}
    />
  );
};
