import type { Answer } from '../../answer.ts';
import { type FakturDocument, fieldOf, sendable } from '../document.ts';
import { type DokumenLine, dokumenOffice } from '../dokumen/document.ts';
import type { Authorisation, TaxOffice, Taxpayer } from '../port.ts';
import { type ReturLine, returOffice } from '../retur/document.ts';
import { type ReturDokumenLine, returDokumenOffice } from '../retur-dokumen/document.ts';
import { type DocumentLine, documentOffice } from '../translate.ts';
import type { IncomingLine } from './incoming.ts';

export type FakturRequest = 'cancel' | 'revokeCancel' | 'confirmCancel' | 'confirmSubstitute';

export type FakturLine = DocumentLine<FakturDocument, FakturRequest> & {
  readonly incoming: IncomingLine;
  taxpayer(npwp: string): Promise<Answer<Taxpayer>>;
  authorisation(tin: string, code: string): Promise<Answer<Authorisation>>;
  readonly retur: ReturLine;
  readonly dokumen: DokumenLine;
  readonly returDokumen: ReturDokumenLine;
};

export const fakturOffice = (about: { name: string; simulated: boolean }, line: FakturLine): TaxOffice => {
  const { send, ask, request } = documentOffice(
    { sendable, fieldOf, unsendable: 'Faktur belum lengkap untuk dikirim.' },
    line,
  );
  return {
    ...about,
    capabilities: { send: true, cancel: true, substitute: true, inquire: true, incoming: true },
    retur: returOffice(about, line.retur),
    dokumen: dokumenOffice(about, line.dokumen),
    returDokumen: returDokumenOffice(about, line.returDokumen),
    send,
    ask,
    cancel: (document, reason, key) => request('cancel', document, reason, key),
    revokeCancel: (document, key) => request('revokeCancel', document, '', key),
    confirmCancel: (document, key) => request('confirmCancel', document, '', key),
    confirmSubstitute: (document, key) => request('confirmSubstitute', document, '', key),
    pullIncoming: ({ companyId: _, ...params }) => line.incoming.pullIncoming(params),
    decideIncoming: ({ companyId: _, ...input }, key) => line.incoming.decideIncoming(input, key),
    answerSeller: ({ companyId: _, objectId: __, ...input }, key) => line.incoming.answerSeller(input, key),
    checkNpwp: ({ npwp }) => line.taxpayer(npwp),
    authorisation: ({ tin, code }) => line.authorisation(tin, code),
  };
};
