import { afterEach, beforeEach, describe } from 'vitest';
import { correcting } from './bupot/correcting.ts';
import { issuing } from './bupot/issuing.ts';
import { pulling } from './bupot/pulling.ts';
import { bupotVisitor, type OpenBupotOffice } from './bupot/visit.ts';

/** The contract of the office's withholding slips, for every adapter. */
export const bupotContract = (name: string, open: () => Promise<OpenBupotOffice>): void => {
  describe(`tax office for slips: ${name}`, () => {
    const visit = bupotVisitor();
    beforeEach(async () => visit.enter(await open()));
    afterEach(() => visit.leave());

    issuing(visit);
    correcting(visit);
    pulling(visit);
  });
};
