import { prepare } from './prepare.ts';

await prepare();
await import('../server.ts');
