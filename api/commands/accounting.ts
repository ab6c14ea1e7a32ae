import { jakartaDay } from '#domain/scope.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { sampleBooks } from '../gateways/accounting/simulator/books.ts';
import { openAccountingServer } from './accounting-server.mjs';

const { name, npwp } = companies.sagara;
const books = sampleBooks({ name, npwp, today: jakartaDay(Date.now()) });
const { url } = await openAccountingServer(books, Number(process.env.ACCOUNTING_PORT ?? 4390));
console.log(`The accounting product of ${name} is at ${url}.`);
console.log(`Start Patuh with ACCOUNTING_URL=${url}; any key is accepted, except one that ends with tolak or mati.`);
