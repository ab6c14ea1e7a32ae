import { dialect } from '../../db/dialect/columns.ts';
import { bankContract } from './bank/bank-contract.ts';
import { servedDoku } from './bank/served-doku.ts';
import { simulatedWorld } from './bank/simulated-world.ts';

bankContract(`simulator with its books on ${dialect}`, simulatedWorld);
bankContract('DOKU over HTTP', () => servedDoku());
