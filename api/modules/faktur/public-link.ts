import type { PublicLink } from '#domain/definition/answers.ts';
import type { FakturLine } from '#domain/faktur/record.ts';
import type { PublicFaktur } from '#domain/faktur/view-schema.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { fakturById } from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { publicScope, type Tokens } from '../../documents/public-token.ts';
import type { Deps } from '../../services/deps.ts';
import { loadRow, permit } from './load-faktur.ts';
import { OBJECT_TYPE } from './move-fakturs.ts';
import { type PrintData, printDataOf } from './print-data.ts';

/** A new link to the public preview, inside an open transaction. `letterId`: of the letter it stands in. */
export const linkIn = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  tokens: Tokens,
  id: string,
  letterId?: string,
): Promise<PublicLink> => {
  const { token, expiresAt } = await tokens.create(
    deps,
    tx,
    scope,
    { objectType: OBJECT_TYPE, objectId: id },
    letterId,
  );
  return { url: `${deps.publicUrl}/public/efaktur-v2/out/preview/${token}`, expiresAt };
};

/** A link anybody who has it can open for thirty days; made anew each time, because the token is not kept. */
export const publicLink = async (deps: Deps, scope: Scope, tokens: Tokens, id: string): Promise<PublicLink> => {
  const row = await loadRow(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_SEND');
  return deps.db.transact(async (tx) => {
    const link = await linkIn(tx, deps, scope, tokens, id);
    await appendHistory(tx, scope, deps.now(), [
      {
        objectType: OBJECT_TYPE,
        objectId: id,
        action: 'publicLink',
        fromStatus: row.status,
        toStatus: row.status,
        after: { expiresAt: link.expiresAt },
      },
    ]);
    return link;
  });
};

/** The invoice a token opens, as it stands now. A token nobody made is not found; one that ran out says so. */
export const openLink = async (deps: Deps, tokens: Tokens, token: string, locale: Locale): Promise<PrintData> => {
  const link = await tokens.open(deps, token);
  if (link.objectType !== OBJECT_TYPE) throw new Problem('not_found');
  const scope = publicScope(link.companyId, locale);
  const faktur = await fakturById(scope, deps.db.read, link.objectId);
  if (!faktur) throw new Problem('not_found');
  return printDataOf(scope, deps.db.read, faktur);
};

const lineOf = (line: FakturLine): PublicFaktur['lines'][number] => ({
  name: line.name,
  unit: line.unit,
  quantity: line.quantity,
  price: line.price,
  discount: line.discount,
  gross: line.gross,
  dpp: line.dpp,
  otherDpp: line.otherDpp,
  ppnRate: line.ppnRate,
  ppn: line.ppn,
  ppnbm: line.ppnbm,
});

/** What is on the invoice and how it stands, and nothing of the account behind it. */
export const publicView = async (deps: Deps, tokens: Tokens, token: string, locale: Locale): Promise<PublicFaktur> => {
  const { faktur, seller, replacesNumber } = await openLink(deps, tokens, token, locale);
  return {
    number: faktur.number,
    date: faktur.date,
    period: faktur.period,
    code: faktur.code,
    reference: faktur.reference,
    status: faktur.status,
    kind: faktur.kind,
    statusText: say(locale, `faktur.status.${faktur.status}`),
    seller,
    buyer: {
      name: faktur.counterpartyName,
      npwp: faktur.counterpartyDocumentNumber ?? faktur.counterpartyNpwp,
      address: faktur.counterpartyAddress,
    },
    replacesNumber,
    dpp: faktur.dpp,
    otherDpp: faktur.otherDpp,
    ppn: faktur.ppn,
    ppnbm: faktur.ppnbm,
    lines: faktur.lines.map(lineOf),
  };
};
