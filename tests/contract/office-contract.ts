import { afterEach, beforeEach, describe } from 'vitest';
import { authorising } from './office/authorising.ts';
import { cancelling } from './office/cancelling.ts';
import { checking } from './office/checking.ts';
import { documents } from './office/documents.ts';
import { incoming } from './office/incoming.ts';
import { prepopulated } from './office/prepopulated.ts';
import { returning } from './office/returning.ts';
import { returningDocuments } from './office/returning-documents.ts';
import { sending } from './office/sending.ts';
import { substituting } from './office/substituting.ts';
import { type OpenOffice, visitor } from './office/visit.ts';

/**
 * Run against the simulator in memory and on a database, and against the host-to-host adapter with the simulator at the
 * other end of a real connection.
 */
export const officeContract = (name: string, open: () => Promise<OpenOffice>): void => {
  describe(`tax office: ${name}`, () => {
    const visit = visitor();
    beforeEach(async () => visit.enter(await open()));
    afterEach(() => visit.leave());

    authorising(visit);
    sending(visit);
    checking(visit);
    cancelling(visit);
    substituting(visit);
    incoming(visit);
    returning(visit);
    prepopulated(visit);
    documents(visit);
    returningDocuments(visit);
  });
};
