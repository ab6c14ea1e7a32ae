import { useTranslate } from 'react-admin';
import type { Counterparty } from '#domain/office/lookup-schema.ts';
import { isHeadOffice, isNitku } from '#domain/rules/identity/nitku.ts';
import { Identifier } from '../ui/layout/values.tsx';

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

/** The last digits of a branch, where the NPWP alone does not say which place of business is meant. */
export const PartyPlace = ({ of: { document, identity, nitku } }: { of: Placed }) =>
  document === 'TIN' && nitku !== '' && !isHeadOffice(nitku) ? (
    <span className="nw">
      <span className="small sec">NITKU</span>{' '}
      <Identifier value={isNitku(nitku) && nitku.startsWith(identity) ? nitku.slice(identity.length) : nitku} />
    </span>
  ) : null;
