import { useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { Field } from '../form/Field.tsx';

type Props = {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** As many letters as the office keeps. */
  readonly longest?: number;
};

/** Why something is done, in the person's own words. */
export const ReasonField = ({ value, onChange, longest = LONGEST_REASON }: Props) => (
  <Field path="reason" label={useTranslate()('shell.kit.reason')} span={12}>
    {(link) => (
      <textarea
        {...link}
        className="inp"
        rows={3}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
