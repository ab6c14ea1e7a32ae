import { useTranslate } from 'react-admin';
import { Field } from '../../ui/form/Field.tsx';

/** As long as the office keeps. */
const LONGEST = 255;

/** Why an invoice is cancelled or replaced, in the person's own words. */
export const ReasonField = ({ value, onChange }: { value: string; onChange: (reason: string) => void }) => {
  const translate = useTranslate();
  return (
    <Field path="reason" label={translate('fakturScreen.field.reason')} span={12}>
      {(link) => (
        <textarea
          {...link}
          className="inp"
          rows={3}
          maxLength={LONGEST}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
};
