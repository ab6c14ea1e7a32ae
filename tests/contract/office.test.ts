import { bupotContract } from './bupot-contract.ts';
import { officeContract } from './office-contract.ts';
import { servedOffice } from './served-office.ts';
import { inMemory } from './simulated.ts';

officeContract('simulator in memory', async () => {
  const { djp, taxpayers, clock, close } = await inMemory();
  return { office: djp, taxpayers, clock, close };
});
officeContract('simulator over HTTP', () => servedOffice());

bupotContract('simulator in memory', async () => {
  const { bupotOffice, clock, close } = await inMemory();
  return { office: bupotOffice, clock, close };
});
bupotContract('simulator over HTTP', async () => {
  const { bupotOffice, clock, close } = await servedOffice();
  return { office: bupotOffice, clock, close };
});
