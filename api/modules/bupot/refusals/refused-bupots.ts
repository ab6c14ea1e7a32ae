import { slipCureOf } from '#domain/bupot/cures.ts';
import type { BupotSelection } from '#domain/bupot/filter.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import { slipOfficeCodes } from '#domain/bupot/office-codes.ts';
import { slipPath } from '#domain/bupot/slip-paths.ts';
import { thrownBack } from '#domain/bupot/status-queries.ts';
import { thrownBackBupots } from '../../../../db/repositories/bupot/refusals.ts';
import { companyIntercept, throwIntercept } from '../../../documents/office/intercepts.ts';
import { refusedOf } from '../../../documents/refusals/cure.ts';
import { aroundOf, overBupot } from '../compose-bupot.ts';
import { bupotFamily, refuseWithout } from '../family.ts';
import { refuseReservedDocument } from '../inquire-item.ts';
import { askToOpen, refuseClosed } from '../open-closed.ts';
import { bupotSaves } from '../save-bupots.ts';
import { sentBupot } from '../sent-bupot.ts';
import { cancelMonthly } from './monthly-related.ts';
import { triedSlip } from './trial.ts';

const { access, resource } = bupotFamily.definition;

export const refusedBupots = refusedOf({
  name: 'bupot',
  view: access.view,
  keys: {
    send: 'EBUPOT_WITHHOLDING_UPLOAD',
    write: 'EBUPOT_WITHHOLDING_CREATE',
    monthly: 'EBUPOT_WITHHOLDING_CANCEL',
  },
  knows: (code) => Object.hasOwn(slipOfficeCodes, code),
  cureOf: slipCureOf,
  lies: thrownBackBupots({ list: resource, statuses: thrownBack }),
  sent: sentBupot,
  action: 'issue',
  signed: 'changeSignee',
  documents: bupotFamily,
  selection: (of): BupotSelection =>
    'ids' in of ? { ids: of.ids } : { filter: { officeCode: of.code, status: [...thrownBack] } },
  shown: (_scope, read) => ({
    reference: read.reference ?? labelOf(read),
    name: read.payeeName ?? labelOf(read),
    date: read.date,
    signeeName: read.signeeName,
    place: slipPath(read),
    base: read.gross,
    tax: read.tax,
    held: {
      identity: read.payeeNpwp ?? '',
      otherPlace: read.payeeNitku ?? '',
      paper: '',
      reference: read.reference ?? '',
      number: '',
    },
  }),
  tried: triedSlip,
  write: async (tx, deps, scope, { read, input, reason }) => {
    const next = overBupot(read, input, await aroundOf(deps, scope, tx.db));
    return bupotSaves.overwrite(tx, deps, scope, { read, next }, { reason });
  },
  held: refuseReservedDocument,
  before: async (deps, scope, read, { cure, ...of }) => {
    // A slip of a closed masa is not started without a reason.
    await refuseClosed(scope, deps.db.read, read);
    return cure.kind === 'monthly' ? cancelMonthly(deps, scope, read, of) : null;
  },
  openClosed: askToOpen,
  refuseWithout: (deps) => refuseWithout(deps, 'send'),
  passIntercepts: async (deps, scope, { needed }) =>
    throwIntercept(
      await companyIntercept(scope, deps.db.read, deps.now(), { quota: 'ebupot', product: 'ebupot-ctas', needed }),
    ),
});
