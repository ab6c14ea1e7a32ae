import type { ComponentType } from 'react';
import { type RaRecord, setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Conflict } from '../form/conflict.ts';

export type Versioned = RaRecord & { readonly version: number };

/** What the form of a record holds, by field. */
export type Typed = Readonly<Record<string, unknown>>;

/** Both versions of a record, and what is done with them. */
export type RecordConflict = {
  readonly conflict: Conflict<Typed, Typed>;
  readonly mine: Typed;
  readonly onKeep: (chosen: Typed) => void;
  readonly onTheirs: () => void;
};

/** What somebody else saved first, and what was to be written over it. */
export type Overtaking = { readonly conflict: Conflict<Versioned, Versioned>; readonly mine: Versioned };

type Props = Overtaking & {
  readonly of: ComponentType<RecordConflict>;
  /** From now on what they saved is what is changed. */
  readonly onSettled: (theirs: Versioned) => void;
};

/** Within the form of a record: theirs takes the place of what was typed, or what was chosen of both is saved over it. */
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
