import type { Faktur } from '#domain/faktur/record.ts';
import type { Retur } from '#domain/faktur/retur.ts';
import type { DocumentOffice } from '../document-port.ts';

/** A return of an incoming invoice on its way to the office, with the invoice that goes back. */
export type OutgoingRetur = {
  /** NPWP of the buyer who makes it, 16 digits. */
  readonly tin: string;
  readonly signee: { readonly name: string; readonly npwp: string };
  readonly retur: Retur;
  readonly origin: Pick<Faktur, 'lines'>;
};

export type ReturOffice = DocumentOffice<OutgoingRetur>;
