import { bupotOffice } from '../bupot/office.ts';
import type { BupotOffice } from '../bupot/port.ts';
import { fakturOffice } from '../faktur/office.ts';
import type { TaxOffice } from '../port.ts';
import { openDesk } from './desk.ts';
import type { SimulatorOptions } from './options.ts';

export type { SimulatorOptions };

const about = { name: 'simulator', simulated: true };

/** The simulated tax office in the same process: one desk for invoices and slips. */
export const simulatedOffices = (options: SimulatorOptions): { djp: TaxOffice; bupotOffice: BupotOffice } => {
  const desk = openDesk(options);
  return { djp: fakturOffice(about, desk), bupotOffice: bupotOffice(about, desk.bupot) };
};
