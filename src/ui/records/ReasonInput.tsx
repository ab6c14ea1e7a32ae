import { TextInput, useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';

/** Of a write of an internal record. */
export const ReasonInput = () => {
  const translate = useTranslate();
  return (
    <TextInput
      source="reason"
      label={translate('records.reason')}
      slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
    />
  );
};
