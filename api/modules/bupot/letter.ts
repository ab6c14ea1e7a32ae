import { objectOfSlip } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { taxTold } from '#domain/bupot/view.ts';
import type { PublicLink } from '#domain/definition/answers.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { type Channel, draftLetter, type Letter, type LetterServices, LINK_LATER } from '../../documents/letter.ts';
import type { Deps } from '../../services/deps.ts';
import type { SlipView } from './files/sheet/view.ts';
import { labelOf, loadBupot, permit } from './load-bupot.ts';
import { wrongStatus } from './move-bupots.ts';
import { viewOf } from './print-bupot.ts';
import { recipientOf } from './recipients.ts';

const objectName = (bupot: Bupot): string => {
  const object = objectOfSlip(bupot);
  return object ? `${object.code} ${object.name}` : bupot.taxCode;
};

/** What a template about a slip may name; the same for every channel. Letters go out in Indonesian. */
export const valuesOf = (
  { bupot, withholder }: Pick<SlipView, 'bupot' | 'withholder'>,
  link: PublicLink,
  senderName: string,
) => ({
  payeeName: bupot.payeeName ?? withholder.name,
  companyName: withholder.name,
  companyNpwp: withholder.npwp,
  number: labelOf(bupot),
  slipName: say('id', `bupot.kind.${bupot.kind}`),
  objectName: objectName(bupot),
  reference: bupot.reference ?? '-',
  date: formatDay(bupot.date),
  period: formatPeriod(bupot.period),
  gross: formatRupiah(bupot.gross),
  tax: formatRupiah(taxTold(bupot)),
  link: link.url,
  linkExpires: formatDay(jakartaDay(link.expiresAt)),
  senderName,
});

/** What would be sent about an issued slip, to be changed. */
export const letterFor = async (
  deps: Deps,
  scope: Scope,
  letterServices: Pick<LetterServices, 'template' | 'render'>,
  { id, channel }: { id: string; channel: Channel },
): Promise<Letter> => {
  const bupot = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_SEND');
  if (!isIssued(bupot)) throw wrongStatus(bupot);
  const { read } = deps.db;
  const [view, to] = await Promise.all([viewOf(scope, read, bupot), recipientOf(scope, read, bupot, channel)]);
  const values = { ...valuesOf(view, { url: '', expiresAt: 0 }, scope.userName), ...LINK_LATER };
  return draftLetter(deps, scope, letterServices, { key: { channel, product: 'ebupot' }, to, values });
};
