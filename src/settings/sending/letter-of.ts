import type { Resource } from '#domain/access.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import type { TemplateProduct } from '#domain/company/template-products.ts';
import { returGoesOut, returMasukanStatus } from '#domain/faktur/retur-status.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { isApproved } from '#domain/faktur/status-queries.ts';
import type { LetterResource } from '../../ui/documents/SendDialog.tsx';

type LetterOf = {
  readonly path: LetterResource;
  readonly resource: Resource;
  readonly action: string;
  readonly words: string;
  readonly enclosed: string;
  /** States in which a document can be sent with the template; empty if there is no list of such documents. */
  readonly states: readonly string[];
};

const among = <S extends string>(states: Readonly<Record<S, unknown>>, is: (of: { status: S }) => boolean): S[] =>
  (Object.keys(states) as S[]).filter((status) => is({ status }));

export const letterOf: Readonly<Record<TemplateProduct, LetterOf>> = {
  efaktur: {
    path: 'efaktur/out/ctas',
    resource: 'efaktur/out/ctas',
    action: 'send',
    words: 'fakturScreen.send',
    enclosed: 'fakturScreen.send.attached',
    states: among(fakturStatus.states, isApproved),
  },
  fakturRequest: {
    path: 'efaktur/cocokkan/suppliers',
    resource: 'efaktur/out/ctas',
    action: 'send',
    words: 'cocokkanScreen.suppliers',
    enclosed: 'cocokkanScreen.suppliers.enclosed',
    // Suppliers are found by masa, not by state.
    states: [],
  },
  retur: {
    path: 'efaktur/in/return/ctas',
    resource: 'efaktur/in/return/ctas',
    action: 'send',
    words: 'returScreen.send',
    enclosed: 'returScreen.send.attached',
    states: among(returMasukanStatus.states, returGoesOut),
  },
  ebupot: {
    path: 'ebupot/slips',
    resource: 'ebupot/slips',
    action: 'send',
    words: 'bupotScreen.send',
    enclosed: 'bupotScreen.send.attached',
    states: among(bupotStatus.states, isIssued),
  },
  ssp: {
    path: 'ebilling',
    resource: 'ebilling',
    action: 'create',
    words: 'billingScreen.send',
    enclosed: 'billingScreen.send.enclosed_ssp',
    states: ['PAYABLE'],
  },
  bpn: {
    path: 'ebilling',
    resource: 'ebilling',
    action: 'create',
    words: 'billingScreen.send',
    enclosed: 'billingScreen.send.enclosed_bpn',
    states: ['PAID'],
  },
};
