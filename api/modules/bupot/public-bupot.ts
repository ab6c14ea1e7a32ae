import type { SlipKind } from '#domain/bupot/kinds.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { type PublicBupot, taxTold } from '#domain/bupot/view.ts';
import type { PublicLink } from '#domain/definition/answers.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { drawn, type Paper } from '../../documents/paper.ts';
import { publicScope, type Tokens } from '../../documents/public-token.ts';
import type { Deps } from '../../services/deps.ts';
import { sheetOf } from './files/sheet/sheet-of.ts';
import type { SlipView } from './files/sheet/view.ts';
import { loadBupot, permit } from './load-bupot.ts';
import { OBJECT_TYPE, wrongStatus } from './move-bupots.ts';
import { slipToDraw, viewOf } from './print-bupot.ts';

/** Where the preview of a kind stands. The specification names the first; the others stand beside it. */
const rooms: Readonly<Record<SlipKind, string>> = {
  BPPU: 'unifikasi/domestic',
  BPNR: 'unifikasi/foreign',
  SP: 'self-payment',
  CY: 'cumulative-payment',
  BP21: 'bp21',
  BPMP: 'bpmp',
  BPA1: 'bpA1',
  BPA2: 'bpA2',
  BP26: 'bp26',
};

const urlOf = (deps: Deps, kind: SlipKind, token: string): string =>
  `${deps.publicUrl}/public/ebupot-v2/${rooms[kind]}/preview/${token}`;

type Of = { id: string; kind: SlipKind };

/** A new link to the public preview, inside an open transaction. `letterId`: of the letter it stands in. */
export const linkIn = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  tokens: Tokens,
  { id, kind }: Of,
  letterId?: string,
): Promise<PublicLink> => {
  const { token, expiresAt } = await tokens.create(
    deps,
    tx,
    scope,
    { objectType: OBJECT_TYPE, objectId: id },
    letterId,
  );
  return { url: urlOf(deps, kind, token), expiresAt };
};

/** A link anybody who has it can open for thirty days; made anew each time, because the token is not kept. Of issued slips alone. */
export const publicLink = async (deps: Deps, scope: Scope, tokens: Tokens, id: string): Promise<PublicLink> => {
  const bupot = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_SEND');
  if (!isIssued(bupot)) throw wrongStatus(bupot);
  return deps.db.transact(async (tx) => {
    const link = await linkIn(tx, deps, scope, tokens, bupot);
    await appendHistory(tx, scope, deps.now(), [
      {
        objectType: OBJECT_TYPE,
        objectId: id,
        action: 'publicLink',
        fromStatus: bupot.status,
        toStatus: bupot.status,
        after: { expiresAt: link.expiresAt },
      },
    ]);
    return link;
  });
};

/** The slip a token opens, as it stands now. A token nobody made is not found; one that ran out says so. */
const openLink = async (deps: Deps, tokens: Tokens, token: string, locale: Locale): Promise<SlipView> => {
  const link = await tokens.open(deps, token);
  if (link.objectType !== OBJECT_TYPE) throw new Problem('not_found');
  const scope = publicScope(link.companyId, locale);
  const bupot = await bupotById(scope, deps.db.read, link.objectId);
  if (!bupot) throw new Problem('not_found');
  return viewOf(scope, deps.db.read, bupot, urlOf(deps, bupot.kind, token));
};

export const publicBupot = async (deps: Deps, tokens: Tokens, token: string, locale: Locale): Promise<PublicBupot> => {
  const view = await openLink(deps, tokens, token, locale);
  const { bupot, withholder } = view;
  const { kind, number, revision, status, period, date, issuedAt, gross, base, borne, payeeName, payeeNpwp } = bupot;
  return {
    ...{ kind, number, revision, status, period, date, issuedAt, gross, base, borne, withholder },
    tax: taxTold(bupot),
    payee: payeeName === null ? null : { name: payeeName, npwp: payeeNpwp ?? '' },
    statusText: say(locale, `bupot.status.${status}`),
    sheet: sheetOf(view, locale),
  };
};

export const publicPdf = async (deps: Deps, tokens: Tokens, token: string, locale: Locale): Promise<Paper> => {
  const view = await openLink(deps, tokens, token, locale);
  return drawn(deps, view.bupot, slipToDraw(view, locale));
};
