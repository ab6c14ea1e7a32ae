import { headOffice } from '../rules/identity/nitku.ts';
import { isNpwp16 } from '../rules/identity/npwp.ts';

type Key = { readonly document: string; readonly identity: string; readonly nitku: string };

/** Place of business by which one is told apart: where none is named that of the head office. */
export const placeOf = ({ document, identity, nitku }: Key): string =>
  nitku === '' && document === 'TIN' && isNpwp16(identity) ? headOffice(identity) : nitku;

/** What tells a counterparty from all others, as one text: the same of the book and of a document. */
export const partyKey = (of: Key): string => `${of.document}|${of.identity}|${placeOf(of)}`;
