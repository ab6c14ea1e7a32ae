import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { anchorOf } from '../../ui/form/places.ts';
import type { Part } from './parts.ts';

export const partLabel = (part: Part): string =>
  part === 'income' || part === 'deduction' || part === 'previous' || part === 'treasurer'
    ? `bupotForm.part.${part}`
    : `bupotScreen.detail.${part}`;

type Props = {
  readonly part: Part;
  readonly aside?: ReactNode;
  readonly bare?: boolean;
  readonly children: ReactNode;
};

export const SlipSection = ({ part, aside, bare, children }: Props) => {
  const translate = useTranslate();
  return (
    <FormCard id={anchorOf(part)} title={translate(partLabel(part))} aside={aside} bare={bare}>
      {children}
    </FormCard>
  );
};
