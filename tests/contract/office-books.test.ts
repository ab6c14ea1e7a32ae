import { bupotContract } from './bupot-contract.ts';
import { officeContract } from './office-contract.ts';
import { onDatabase } from './simulated.ts';

officeContract('simulator with its books in the database', async () => {
  const { djp, taxpayers, clock, close } = await onDatabase();
  return { office: djp, taxpayers, clock, close };
});

bupotContract('simulator with its books in the database', async () => {
  const { bupotOffice, clock, close } = await onDatabase();
  return { office: bupotOffice, clock, close };
});
