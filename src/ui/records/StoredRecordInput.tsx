import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useUnsaved } from '../feedback/unsaved.ts';
import { useStoredInput } from '../form/use-stored-input.ts';
import type { Versioned } from './RecordOvertaken.tsx';

type Props = {
  readonly part: string;
  /** Called with the record version that the restored input belongs to. */
  readonly onTypedOver: (record: Versioned) => void;
};

/** Leaving asks first, and the end of a session stores the input. */
export const StoredRecordInput = ({ part, onTypedOver }: Props) => {
  const record = useRecordContext<Versioned>();
  const { control, reset } = useFormContext();
  const { isDirty } = useFormState();
  const typed = useWatch({ control });
  useUnsaved(isDirty ? 'unsaved' : 'saved');
  useStoredInput({
    part,
    input: { typed, record },
    dirty: isDirty,
    version: () => null,
    restore: (stored) =>
      setTimeout(() => {
        if (stored.record?.id) onTypedOver(stored.record);
        reset(stored.typed, { keepDefaultValues: true });
      }),
  });
  return null;
};
