import type { BuyerDecision } from '#domain/faktur/consent.ts';
import { done } from '../../answer.ts';
import { behaviourOf } from '../simulator/behaviours.ts';
import { bringingUp } from '../simulator/document/bring-up.ts';
import { type Counters, DOWN } from '../simulator/gate.ts';
import type { Office } from '../simulator/options.ts';
import type { DecidedDokumen, DokumenCrediting, DokumenDecided } from './crediting.ts';
import { dokumenFamily } from './simulator.ts';

const decisions: Record<DokumenDecided['status'], BuyerDecision> = {
  APPROVED: 'UNDECIDED',
  CREDITED: 'CREDITED',
  UNCREDITED: 'UNCREDITED',
};

/** Repeating a decision has no effect. */
export const dokumenCrediting = (office: Office, through: Counters): DokumenCrediting => {
  const broughtUp = bringingUp(dokumenFamily);
  return {
    decide: ({ tin, status, creditPeriod, numbers }) =>
      through(async () => {
        if (behaviourOf(tin).line === 'down') return DOWN;
        return office.books.transact(async (writer) => {
          const decided: DecidedDokumen[] = [];
          for (const number of numbers)
            for (const entry of await writer.byReference(tin, number)) {
              if (entry.kind !== 'DOC_IN') continue;
              const found = await broughtUp(office, writer, entry);
              if (found.state !== 'APPROVED') continue;
              const content = { ...found.content, decision: decisions[status], creditPeriod };
              await writer.change({ ...found, content });
              decided.push({ number, status, creditPeriod });
            }
          return done(decided);
        });
      }),
  };
};
