import { setImmediate as othersTurn } from 'node:timers/promises';
import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { allows, isApproved, isTooLateToSend } from '#domain/faktur/standing.ts';
import { rupiah, sen } from '#domain/kit/money.ts';
import { say } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { fakturRowPages } from '../../../db/repositories/faktur-pages.ts';
import type { Deps } from '../deps.ts';
import { labelOf } from './load-faktur.ts';
import { type Channel, haveRecipient } from './recipients.ts';

type Rule = {
  by: Permission;
  fits: (row: FakturRow, today: string) => boolean;
  /** A letter needs somewhere to go. */
  letter?: Channel;
};

/** What was found when it was saved, and one more when its time has run out since. */
const errorCountOf = (row: FakturRow, today: string): number => row.errorCount + (isTooLateToSend(row, today) ? 1 : 0);

/** What can be done with many invoices at once, who may, and which of them qualify. */
export const bulkActions = {
  upload: { by: 'EFAKTUR_DOC_UPLOAD', fits: (row, today) => allows('upload', row) && errorCountOf(row, today) === 0 },
  retry: { by: 'EFAKTUR_DOC_UPLOAD', fits: (row, today) => allows('retry', row) && errorCountOf(row, today) === 0 },
  inquire: { by: 'EFAKTUR_DOC_VIEW', fits: (row) => allows('inquire', row) },
  'send-email': { by: 'EFAKTUR_DOC_SEND', fits: isApproved, letter: 'email' },
  'send-whatsapp': { by: 'EFAKTUR_DOC_SEND', fits: isApproved, letter: 'whatsapp' },
  delete: { by: 'EFAKTUR_DOC_DELETE', fits: (row) => allows('remove', row) },
  cancel: { by: 'EFAKTUR_DOC_CANCEL', fits: (row) => allows('cancel', row) },
  pdf: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
  xml: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
  xlsx: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
  csv: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
} satisfies Record<string, Rule>;
export type BulkAction = keyof typeof bulkActions;

type Item = { refId: string; label: string };

export type Chosen = {
  /** How many qualify. */
  eligible: number;
  /** The first thousand of them by name: a selection may be far larger than what should be held at once. */
  first: Item[];
  /** At most a hundred are named; `ineligibleCount` counts all. */
  ineligible: { id: string; label: string; status: string; errorCount: number; reason: string | null }[];
  ineligibleCount: number;
  /** Of those, how many allow it but for a recipient that is not known, and what that is called. */
  noRecipient: { count: number; reason: string } | null;
  total: number;
  /** DPP and PPN of the eligible together, in rupiah. */
  amount: string;
};

const PAGE = 500;
const FIRST = 1000;
const NAMED = 100;

const itemOf = (row: FakturRow): Item => ({ refId: row.id, label: labelOf(row) });

/** What it is called that a letter has nowhere to go. */
export const noRecipientKey = (action: BulkAction): string =>
  action === 'send-whatsapp' ? 'faktur.server.no_phone' : 'faktur.server.no_email';

type Judged = { row: FakturRow; fits: boolean; noRecipient: boolean; errorCount: number };

/** A selection, page by page, with who qualifies. A database in this process answers at once, so others get their turn between pages. */
async function* judged(
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  action: BulkAction,
): AsyncGenerator<Judged[]> {
  const { fits, letter }: Rule = bulkActions[action];
  const today = jakartaDay(deps.now());
  for await (const rows of fakturRowPages(scope, deps.db.read, selection, today, PAGE)) {
    const reached = letter ? await haveRecipient(scope, deps.db.read, rows, letter) : [];
    yield rows.map((row, at) => {
      const allowed = fits(row, today);
      const lost = allowed && reached[at] === false;
      return { row, fits: allowed && !lost, noRecipient: lost, errorCount: errorCountOf(row, today) };
    });
    await othersTurn();
  }
}

/** Those who qualify for an action, page by page. */
export async function* eligibleRows(
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  action: BulkAction,
): AsyncGenerator<FakturRow[]> {
  for await (const page of judged(deps, scope, selection, action))
    yield page.filter(({ fits }) => fits).map(({ row }) => row);
}

/** The same as items of a job. */
export async function* eligiblePages(
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  action: BulkAction,
): AsyncGenerator<Item[]> {
  for await (const rows of eligibleRows(deps, scope, selection, action)) yield rows.map(itemOf);
}

/** Goes through a selection and tells how many qualify for an action. Unknown ids are neither. */
export const chooseFor = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  action: BulkAction,
): Promise<Chosen> => {
  const reason = say(scope.locale, noRecipientKey(action));
  const chosen: Chosen = {
    eligible: 0,
    first: [],
    ineligible: [],
    ineligibleCount: 0,
    noRecipient: null,
    total: 0,
    amount: '0.00',
  };
  let amount = 0n;
  for await (const page of judged(deps, scope, selection, action))
    for (const { row, fits, noRecipient, errorCount } of page) {
      chosen.total++;
      if (fits) {
        chosen.eligible++;
        if (chosen.first.length < FIRST) chosen.first.push(itemOf(row));
        amount += BigInt(sen(row.dpp)) + BigInt(sen(row.ppn));
      } else {
        chosen.ineligibleCount++;
        if (noRecipient) chosen.noRecipient = { count: (chosen.noRecipient?.count ?? 0) + 1, reason };
        if (chosen.ineligible.length < NAMED)
          chosen.ineligible.push({
            id: row.id,
            label: labelOf(row),
            status: row.status,
            errorCount,
            reason: noRecipient ? reason : null,
          });
      }
    }
  chosen.amount = rupiah(Number(amount));
  return chosen;
};
