import { headOffice } from '../rules/identity/nitku.ts';
import { isNpwp16 } from '../rules/identity/npwp.ts';

type Key = { readonly document: string; readonly identity: string; readonly nitku: string };

/** The NITKU used in the key: that of the head office if missing. */
export const placeOf = ({ document, identity, nitku }: Key): string =>
  nitku === '' && document === 'TIN' && isNpwp16(identity) ? headOffice(identity) : nitku;

/** The same for the record and for its documents. */
export const partyKey = (of: Key): string => `${of.document}|${of.identity}|${placeOf(of)}`;
