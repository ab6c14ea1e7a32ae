import { type Received, receivedSlip } from '#domain/bupot/received/received.ts';
import { sen } from '#domain/definition/money.ts';
import { receivedById, receivedList } from '../../../../db/repositories/bupot/received.ts';
import { family } from '../../../documents/family.ts';

export const receivedFamily = family({
  definition: receivedSlip,
  list: receivedList,
  find: receivedById,
  labelOf: ({ number, withholderName }: Received) => `${number} · ${withholderName}`,
  amountOf: ({ tax }) => BigInt(sen(tax)),
});
