import { isSlipKind } from '#domain/bupot/kinds.ts';
import { slipPath } from '#domain/bupot/slip-paths.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import type { PartyDocument } from '#domain/counterparty/view-schema.ts';
import type { StateLook } from '#domain/definition/status.ts';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { dokumenKeluaranStatus, dokumenMasukanStatus } from '#domain/faktur/dokumen-status.ts';
import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import { returDokumenStatus } from '#domain/faktur/retur-dokumen-status.ts';
import { returKeluaranStatus, returMasukanStatus } from '#domain/faktur/retur-status.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { FakturType } from '#domain/faktur/types.ts';

type Kind = PartyDocument['kind'];

const vat: Readonly<Record<FakturType, StateLook<string>>> = {
  OUT: fakturStatus,
  IN: masukanStatus,
  RETURN_OUT: returKeluaranStatus,
  RETURN_IN: returMasukanStatus,
  DOC_OUT: dokumenKeluaranStatus,
  DOC_IN: dokumenMasukanStatus,
  RETURN_DOC_OUT: returDokumenStatus,
  RETURN_DOC_IN: returDokumenStatus,
};

/** The states of a kind of document: colours, marks and words. */
export const looksOf = (kind: Kind): StateLook<string> => (isSlipKind(kind) ? bupotStatus : vat[kind]);

/** The page of a document of any kind. */
export const documentPath = ({ kind, id }: { readonly kind: Kind; readonly id: string }): string =>
  isSlipKind(kind) ? slipPath({ kind, id }) : vatDocumentPath({ type: kind, id });
