import { bupotOffice } from '../bupot/office.ts';
import type { BupotOffice } from '../bupot/port.ts';
import { fakturOffice } from '../faktur/office.ts';
import type { TaxOffice, TaxpayerCounter } from '../port.ts';
import { openFakturSimulator } from './desk.ts';
import type { SimulatorOptions } from './options.ts';

export type { SimulatorOptions };

const about = { name: 'simulator', simulated: true };

export const simulatedOffices = (
  options: SimulatorOptions,
): { djp: TaxOffice; bupotOffice: BupotOffice; taxpayers: TaxpayerCounter } => {
  const simulator = openFakturSimulator(options);
  const { authorise } = simulator;
  return {
    djp: fakturOffice(about, simulator),
    bupotOffice: bupotOffice(about, simulator.bupot),
    taxpayers: { authorise },
  };
};
