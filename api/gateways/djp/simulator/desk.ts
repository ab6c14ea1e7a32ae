import { headOffice } from '#domain/rules/identity/nitku.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { type Answer, done, refused } from '../../answer.ts';
import type { BupotLine } from '../bupot/office.ts';
import { withElsewhere } from '../bupot/simulator/elsewhere.ts';
import { bupotFamily } from '../bupot/simulator/family.ts';
import { leaveFor, pullSlips } from '../bupot/simulator/pull.ts';
import { prepopulatedSimulator, withCustoms } from '../dokumen/from-customs.ts';
import { dokumenCrediting } from '../dokumen/simulated-crediting.ts';
import { dokumenFamily } from '../dokumen/simulator.ts';
import type { FakturLine } from '../faktur/office.ts';
import { fakturFamily } from '../faktur/simulator/family.ts';
import { incomingSimulator } from '../faktur/simulator/incoming.ts';
import type { Taxpayer, TaxpayerCounter } from '../port.ts';
import { returFamily } from '../retur/simulator/family.ts';
import { returnedSimulator } from '../retur/simulator/returned.ts';
import { returDokumenFamily } from '../retur-dokumen/simulator.ts';
import { authorisationOf, authorise } from './authorise.ts';
import { behaviourOf } from './behaviours.ts';
import { documentSimulator } from './document/desk.ts';
import { DOWN, gate } from './gate.ts';
import { type SimulatorOptions, withDefaults } from './options.ts';

export type FakturSimulator = FakturLine & TaxpayerCounter & { readonly bupot: BupotLine };

export const openFakturSimulator = (options: SimulatorOptions): FakturSimulator => {
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
    ...documentSimulator(office, through, fakturFamily),
    incoming: incomingSimulator(office, through),
    taxpayer: (npwp) => through(() => taxpayer(npwp)),
    authorisation: (tin, code) => through(() => authorisationOf(office, tin, code)),
    authorise: (tin, code) => through(() => authorise(office, tin, code)),
    retur: { ...documentSimulator(office, through, returFamily), ...returnedSimulator(office, through) },
    dokumen: {
      ...documentSimulator(withCustoms(office), through, dokumenFamily),
      ...prepopulatedSimulator(office, through),
      ...dokumenCrediting(office, through),
    },
    returDokumen: documentSimulator(office, through, returDokumenFamily),
    bupot: {
      ...documentSimulator(withElsewhere(office), through, bupotFamily),
      leave: (tin) => through(async () => leaveFor(office, tin)),
      pull: (params) => through(() => pullSlips(office, params)),
    },
  };
};
