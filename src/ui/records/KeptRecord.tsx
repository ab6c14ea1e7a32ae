import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useUnsaved } from '../feedback/unsaved.ts';
import { useStoredInput } from '../form/use-stored-input.ts';
import type { Versioned } from './RecordOvertaken.tsx';

type Props = {
  /** Names the record among the forms of its page. */
  readonly part: string;
  /** Called with the record as it was when the restored fields were typed. */
  readonly onTypedOver: (record: Versioned) => void;
};

/** Guards what is typed into the form of a record: leaving asks first, and a session that ends keeps it. */
export const KeptRecord = ({ part, onTypedOver }: Props) => {
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
    restore: (kept) =>
      // After the form has taken its record.
      setTimeout(() => {
        if (kept.record?.id) onTypedOver(kept.record);
        reset(kept.typed, { keepDefaultValues: true });
      }),
  });
  return null;
};
