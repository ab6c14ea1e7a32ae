import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { partsOf } from '#domain/definition/field-table.ts';
import { FormCard } from '../form/FormCard.tsx';
import { anchorOf } from '../form/places.ts';
import { FieldInput } from './FieldInput.tsx';
import { useFormFields } from './fields-context.ts';

type Own = Omit<ComponentProps<typeof FieldInput>, 'source'>;

type SectionProps = { readonly part: string; readonly aside?: ReactNode; readonly children: ReactNode };

/** A section of a form laid out by hand. */
export const FormSection = ({ part, aside, children }: SectionProps) => {
  const translate = useTranslate();
  const { words } = useFormFields();
  return (
    <FormCard id={anchorOf(part)} title={translate(`${words}.part.${part}`)} aside={aside}>
      {children}
    </FormCard>
  );
};

type Props = Omit<SectionProps, 'children'> & {
  /** What the inputs of the section have in addition, by field. */
  readonly own?: (source: string) => Own;
};

/** A section of a form with the inputs of its fields in their order. */
export const FormPart = ({ own = () => ({}), ...section }: Props) => {
  const { fields } = useFormFields();
  const sources = partsOf(fields).get(section.part) ?? [];
  return (
    <FormSection {...section}>
      {sources.map((source) => (
        <FieldInput key={source} source={source} {...own(source)} />
      ))}
    </FormSection>
  );
};
