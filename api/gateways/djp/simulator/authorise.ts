import { isNpwp16 } from '#domain/rules/identity/npwp.ts';
import { type Answer, done, refused } from '../../answer.ts';
import type { Authorisation } from '../port.ts';
import { behaviourOf } from './behaviours.ts';
import { DOWN } from './gate.ts';
import type { Office } from './options.ts';

/** An authorisation is stored in the books of its taxpayer, under its code. */
const KIND = 'AUTHORISATION';
const keyOf = (code: string): string => `authorisation ${code}`;

export const authorisationOf = async (office: Office, tin: string, code: string): Promise<Answer<Authorisation>> => {
  if (behaviourOf(tin).line === 'down') return DOWN;
  const entry = await office.books.read.byKey(tin, keyOf(code));
  return done({ granted: entry?.kind === KIND });
};

export const authorise = async (office: Office, tin: string, code: string): Promise<Answer<Authorisation>> => {
  if (!isNpwp16(tin)) return refused('TAXPAYER_NOT_FOUND', 'Wajib pajak tidak ditemukan.');
  const at = office.now();
  await office.books.transact(async (books) => {
    if (await books.byKey(tin, keyOf(code))) return;
    const nothing = { reference: null, number: null, payeeMasa: null, code: null, message: null, content: {} };
    const entry = { ...nothing, ref: office.newRef(), key: keyOf(code), kind: KIND, tin, state: 'APPROVED' };
    await books.add({ ...entry, contentHash: '', readyAt: at, updatedAt: at });
  });
  return done({ granted: true });
};
