import { useTranslate } from 'react-admin';
import type { RecordField } from '#domain/definition/record-field.ts';
import { formatCount, formatDecimal } from '#domain/text/format.ts';
import { Chip } from '../documents/DocumentChip.tsx';
import { FieldValue } from '../fields/FieldValue.tsx';
import { Identifier } from '../layout/values.tsx';
import { useCodeText } from './code-text.ts';

/** A text this short is a code, which is not broken at its hyphens. */
const CODE = 20;

/** Identity numbers of 16 and 22 digits are grouped. */
const formOf = (max: number | undefined) => {
  if (max === 16) return 'npwp';
  return max === 22 ? 'nitku' : 'plain';
};

type Props = { readonly source: string; readonly field: RecordField; readonly value: unknown };

export const RecordValue = ({ source, field, value }: Props) => {
  const translate = useTranslate();
  const codeText = useCodeText(source, field);
  if (field.kind === 'flag') {
    const label = field.words ? codeText(value === true) : translate(`ra.boolean.${value === true}`);
    return <Chip tone={value ? 'green' : 'grey'} icon={value ? 'check' : 'stop'} label={label} />;
  }
  if (value === null || value === undefined || value === '') return '–';
  switch (field.kind) {
    case 'digits':
      return <Identifier value={String(value)} form={formOf(field.max)} />;
    case 'count':
      return formatCount(Number(value));
    case 'decimal':
      return formatDecimal(String(value), field.max);
    case 'choice':
      return codeText(value);
    case 'choices':
      return (value as readonly unknown[]).map(codeText).join(', ') || '–';
    case 'text':
      return <span className={field.max !== undefined && field.max <= CODE ? 'nw' : undefined}>{String(value)}</span>;
    default:
      return <FieldValue of={field} value={value} />;
  }
};
