import { useTranslate } from 'react-admin';
import type { Counterparty } from '#domain/office/lookup-schema.ts';
import { isHeadOffice, isNitku } from '#domain/rules/identity/nitku.ts';
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

type Placed = Pick<Counterparty, 'document' | 'identity' | 'nitku'>;

/** A place of business that is not the head office, where an NPWP alone does not say which of two is meant: the digits after it. */
export const PartyPlace = ({ of: { document, identity, nitku } }: { of: Placed }) =>
  document === 'TIN' && nitku !== '' && !isHeadOffice(nitku) ? (
    <span className="nw">
      <span className="small sec">NITKU</span>{' '}
      <Identifier value={isNitku(nitku) && nitku.startsWith(identity) ? nitku.slice(identity.length) : nitku} />
    </span>
  ) : null;
