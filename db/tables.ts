export * from './schema/bank.ts';
export * from './schema/billing.ts';
export * from './schema/exchange.ts';
export * from './schema/faktur.ts';
export * from './schema/intake.ts';
export * from './schema/office.ts';
export * from './schema/people.ts';
export * from './schema/work.ts';
