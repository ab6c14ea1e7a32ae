import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { partsOf } from '#domain/definition/field-table.ts';
import { FormCard } from '../form/FormCard.tsx';
import { anchorOf } from '../form/places.ts';
import { FieldInput } from './FieldInput.tsx';
import { useFormFields } from './fields-context.ts';

type Own = Omit<ComponentProps<typeof FieldInput>, 'source'>;

type SectionProps = { readonly part: string; readonly aside?: ReactNode; readonly children: ReactNode };

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
  readonly own?: (source: string) => Own;
};

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
