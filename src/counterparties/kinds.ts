import { isSlipKind } from '#domain/bupot/kinds.ts';
import { slipPath } from '#domain/bupot/slip-paths.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import type { PartyDocument } from '#domain/counterparty/view-schema.ts';
import type { StateLook } from '#domain/definition/status.ts';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { vatDocuments } from '#domain/faktur/documents.ts';

type Kind = PartyDocument['kind'];

export const looksOf = (kind: Kind): StateLook<string> => (isSlipKind(kind) ? bupotStatus : vatDocuments[kind].status);

export const documentPath = ({ kind, id }: { readonly kind: Kind; readonly id: string }): string =>
  isSlipKind(kind) ? slipPath({ kind, id }) : vatDocumentPath({ type: kind, id });
