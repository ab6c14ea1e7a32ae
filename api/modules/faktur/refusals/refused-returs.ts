import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { type ReturInput, returInputOf } from '#domain/faktur/retur.ts';
import { returLines, returTotal } from '#domain/faktur/retur-compute.ts';
import { ofOriginAgain, returCureOf } from '#domain/faktur/retur-cures.ts';
import { leftOf } from '#domain/faktur/retur-left.ts';
import { type ReturMasukanFilter, returMasukan } from '#domain/faktur/retur-masukan.ts';
import { returMasukanStatus } from '#domain/faktur/retur-status.ts';
import { type Cure, changeOf, changesInput } from '#domain/refusals/cure.ts';
import type { Scope } from '#domain/scope.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import { refusedOf } from '../../../documents/refusals/cure.ts';
import type { Trial } from '../../../documents/refusals/family.ts';
import type { Deps } from '../../../services/deps.ts';
import { masukanFamily } from '../masukan/family.ts';
import { type ReturMasukan, returMasukanFamily } from '../retur/family.ts';
import { composed, returSaves } from '../retur/save-returs.ts';
import { sentRetur } from '../retur/sent-retur.ts';
import { returnsTaking } from '../retur/taken.ts';
import { sentAlike, trialOf } from './sent-alike.ts';

const { type, document } = returMasukan;
const statuses = returMasukanStatus.moves.retry.from;

/** A return made again of its invoice as it stands now, beside the other returns of it. */
const again = async (deps: Deps, scope: Scope, read: ReturMasukan) => {
  const origin = await masukanFamily.whole.find(scope, deps.db.read, read.originId ?? '');
  const before = returInputOf(read);
  if (!origin) return { input: before, next: read, changes: [] };
  const left = leftOf(origin, await returnsTaking(scope, deps.db.read, origin, read.id));
  const { input, changes } = ofOriginAgain(before, left);
  const lines = returLines(origin.lines, left, input.lines);
  const next: ReturMasukan = { ...read, ...returTotal(lines), lines };
  const sums = (['dpp', 'ppn', 'ppnbm'] as const).flatMap((key) => changeOf(key, read[key], next[key]));
  return { input, next, changes: [...changes, ...sums] };
};

/** Tries a cure on one return; nothing is written. */
const tried = async (
  deps: Deps,
  scope: Scope,
  read: ReturMasukan,
  cure: Cure,
): Promise<Trial<ReturInput, ReturMasukan>> => {
  const changing = changesInput(cure);
  const made = changing ? await again(deps, scope, read) : { input: returInputOf(read), next: read, changes: [] };
  return trialOf<ReturInput, ReturMasukan>({
    ...{ scope, changing, made },
    errors: (next) => sentRetur.sent.errors(deps, scope, next),
  });
};

/** Returns of incoming invoices the office or the line threw back, and the job that cures them. */
export const refusedReturs = refusedOf({
  ...sentAlike({ type, document, statuses }),
  name: 'retur-in',
  cureOf: returCureOf,
  sent: sentRetur.sent,
  documents: returMasukanFamily,
  selection: (of): SelectionOf<ReturMasukanFilter> =>
    'ids' in of ? { ids: of.ids } : { filter: { officeCode: of.code, status: [...statuses] } },
  shown: (_scope, read) => ({
    reference: read.reference ?? read.originNumber,
    name: read.counterpartyName,
    date: read.date,
    signeeName: read.signeeName,
    place: vatDocumentPath({ type: 'RETURN_IN', id: read.id }),
    base: read.dpp,
    tax: read.ppn,
    held: {
      identity: read.counterpartyNpwp,
      otherPlace: read.counterpartyNitku,
      paper: '',
      reference: read.reference ?? '',
      number: '',
    },
  }),
  tried,
  write: async (tx, deps, scope, { read, input, reason }) => {
    const next = await composed(tx, deps, scope, input, read);
    return returSaves.overwrite(tx, deps, scope, { read, next }, { reason });
  },
  held: sentRetur.refuseHeld,
});
