import { useTranslate } from 'react-admin';
import type { Counterparty } from '#domain/office/lookup-schema.ts';
import { isHeadOffice } from '#domain/rules/identity/nitku.ts';
import { Identifier } from '../ui/layout/values.tsx';

/** What tells somebody apart: NPWP, NIK, passport or another number. */
export const PartyNumber = ({ of: { document, identity } }: { of: Pick<Counterparty, 'document' | 'identity'> }) => {
  const translate = useTranslate();
  return (
    <span className="nw">
      <span className="small sec">{translate(`counterparty.document.${document}`)}</span>{' '}
      <Identifier value={identity} form="npwp" />
    </span>
  );
};

/** A place of business that is not the head office, where an NPWP alone does not say which of two is meant. */
export const PartyPlace = ({ of: { document, nitku } }: { of: Pick<Counterparty, 'document' | 'nitku'> }) =>
  document === 'TIN' && nitku !== '' && !isHeadOffice(nitku) ? (
    <span className="nw">
      <span className="small sec">NITKU</span> <Identifier value={nitku} form="nitku" />
    </span>
  ) : null;
