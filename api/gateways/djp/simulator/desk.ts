import { headOffice } from '#domain/rules/identity/nitku.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { type Answer, done, refused } from '../../answer.ts';
import type { BupotLine } from '../bupot/office.ts';
import { withElsewhere } from '../bupot/simulator/elsewhere.ts';
import { bupotFamily } from '../bupot/simulator/family.ts';
import { leaveFor, pullSlips } from '../bupot/simulator/pull.ts';
import { prepopulatedDesk, withCustoms } from '../dokumen/from-customs.ts';
import { dokumenCrediting } from '../dokumen/simulated-crediting.ts';
import { dokumenFamily } from '../dokumen/simulator.ts';
import type { FakturLine } from '../faktur/office.ts';
import { fakturFamily } from '../faktur/simulator/family.ts';
import { incomingDesk } from '../faktur/simulator/incoming.ts';
import type { Taxpayer, TaxpayerCounter } from '../port.ts';
import { returFamily } from '../retur/simulator/family.ts';
import { returnedDesk } from '../retur/simulator/returned.ts';
import { returDokumenFamily } from '../retur-dokumen/simulator.ts';
import { authorisationOf, authorise } from './authorise.ts';
import { behaviourOf } from './behaviours.ts';
import { documentDesk } from './document/desk.ts';
import { DOWN, gate } from './gate.ts';
import { type SimulatorOptions, withDefaults } from './options.ts';

/** The simulated office as its visitors meet it, whether in the same process or over HTTP. */
export type Desk = FakturLine & TaxpayerCounter & { readonly bupot: BupotLine };

export const openDesk = (options: SimulatorOptions): Desk => {
  const office = withDefaults(options);
  const through = gate(office);

  const taxpayer = async (npwp: string): Promise<Answer<Taxpayer>> => {
    const behaviour = behaviourOf(npwp);
    if (behaviour.line === 'down') return DOWN;
    if (!isNpwp16(npwp) || npwp === NO_NPWP || behaviour.name === 'buyer-not-found')
      return refused('TAXPAYER_NOT_FOUND', 'Wajib pajak tidak ditemukan.');
    const name = await office.nameOf(npwp);
    return done({ npwp, name, status: 'ACTIVE', nitku: [{ nitku: headOffice(npwp), name }] });
  };

  return {
    ...documentDesk(office, through, fakturFamily),
    incoming: incomingDesk(office, through),
    taxpayer: (npwp) => through(() => taxpayer(npwp)),
    authorisation: (tin, code) => through(() => authorisationOf(office, tin, code)),
    authorise: (tin, code) => through(() => authorise(office, tin, code)),
    retur: { ...documentDesk(office, through, returFamily), ...returnedDesk(office, through) },
    dokumen: {
      ...documentDesk(withCustoms(office), through, dokumenFamily),
      ...prepopulatedDesk(office, through),
      ...dokumenCrediting(office, through),
    },
    returDokumen: documentDesk(office, through, returDokumenFamily),
    bupot: {
      ...documentDesk(withElsewhere(office), through, bupotFamily),
      leave: (tin) => through(async () => leaveFor(office, tin)),
      pull: (asked) => through(() => pullSlips(office, asked)),
    },
  };
};
