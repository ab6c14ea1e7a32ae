import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { anchorOf } from '../../ui/form/places.ts';
import type { Section } from './sections.ts';

type Props = { section: Section; aside?: ReactNode; children: ReactNode; bare?: boolean };

/** One card of the form, with the place its anchor leads to. */
export const FormSection = ({ section, aside, children, bare }: Props) => {
  const translate = useTranslate();
  return (
    <FormCard id={anchorOf(section)} title={translate(`faktur.sections.${section}`)} aside={aside} bare={bare}>
      {children}
    </FormCard>
  );
};
