import { dialect } from '../../db/dialect/columns.ts';
import { bupotContract } from './bupot-contract.ts';
import { officeContract } from './office-contract.ts';
import { servedOffice } from './served-office.ts';
import { inMemory, onDatabase } from './simulated.ts';

officeContract('simulator in memory', async () => {
  const { djp, clock, close } = await inMemory();
  return { office: djp, clock, close };
});
officeContract('simulator over HTTP', () => servedOffice());
officeContract(`simulator with its books on ${dialect}`, async () => {
  const { djp, clock, close } = await onDatabase();
  return { office: djp, clock, close };
});

bupotContract('simulator in memory', async () => {
  const { bupotOffice, clock, close } = await inMemory();
  return { office: bupotOffice, clock, close };
});
bupotContract('simulator over HTTP', async () => {
  const { bupotOffice, clock, close } = await servedOffice();
  return { office: bupotOffice, clock, close };
});
bupotContract(`simulator with its books on ${dialect}`, async () => {
  const { bupotOffice, clock, close } = await onDatabase();
  return { office: bupotOffice, clock, close };
});
