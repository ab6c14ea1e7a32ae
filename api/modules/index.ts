import { billing } from './billing/index.ts';
import { bupot } from './bupot/index.ts';
import { cocokkan } from './cocokkan/index.ts';
import { counterpartyRoutes } from './counterparty/routes/counterparty.ts';
import { efiling } from './efiling/index.ts';
import { faktur } from './faktur/index.ts';
import { history } from './history/index.ts';
import { ntpn } from './ntpn/index.ts';
import { payment } from './payment/index.ts';
import { quota } from './quota/index.ts';
import type { Registration } from './registration.ts';
import { simulatorRoutes } from './simulator/routes/messages.ts';
import { spt } from './spt/index.ts';
import { sptBadan } from './spt-badan/index.ts';
import { trialBalance } from './trial-balance/index.ts';

export const families: readonly Registration[] = [
  faktur,
  cocokkan,
  payment,
  ntpn,
  billing,
  bupot,
  spt,
  efiling,
  trialBalance,
  sptBadan,
  quota,
  history,
  { routes: [simulatorRoutes, counterpartyRoutes] },
];
