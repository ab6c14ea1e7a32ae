import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { FindingView } from '#domain/definition/finding.ts';
import type { FakturStart } from '#domain/faktur/view-schema.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { useWordsOf } from '../../ui/form/form-findings.ts';
import { anchorOf } from '../../ui/form/places.ts';
import type { Section } from './sections.ts';
import type { FakturFormHandle } from './use-faktur-form.ts';

type FormValue = FakturFormHandle & {
  readonly initial: FakturStart;
  readonly known: RefObject<{ readonly id: string } | null>;
  /** A substitute keeps its buyer, so the identity is read-only. */
  readonly buyerFixed: boolean;
  readonly serverFindings: readonly FindingView[];
};

const FormContext = createContext<FormValue | null>(null);
export const FormProvider = FormContext.Provider;

export const useForm = (): FormValue => {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm outside the form of an invoice');
  return form;
};

/** Server errors first, then domain findings. */
export const useFieldWords = () => useWordsOf(useForm());

type Props = { section: Section; aside?: ReactNode; children: ReactNode; bare?: boolean };

export const FormSection = ({ section, aside, children, bare }: Props) => {
  const translate = useTranslate();
  return (
    <FormCard id={anchorOf(section)} title={translate(`faktur.sections.${section}`)} aside={aside} bare={bare}>
      {children}
    </FormCard>
  );
};
