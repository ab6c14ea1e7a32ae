import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { anchorOf } from '../../ui/form/places.ts';
import type { Part } from './parts.ts';

/** What a part of the form is called: as on the page of a slip, where it stands there too. */
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

/** One card of the form, with the place its anchor leads to. */
export const SlipSection = ({ part, aside, bare, children }: Props) => {
  const translate = useTranslate();
  return (
    <FormCard id={anchorOf(part)} title={translate(partLabel(part))} aside={aside} bare={bare}>
      {children}
    </FormCard>
  );
};
