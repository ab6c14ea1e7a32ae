import { machine } from '../definition/status.ts';

/** What a paper of the archive is, in the place of a state: papers do not change. */
export const archiveStatus = machine({
  words: 'archive',
  start: 'BPE',
  states: { BPE: 'green', FORM: 'grey', SLIP: 'grey', NTPN: 'green' },
  moves: {},
});
export type ArchivePaper = keyof (typeof archiveStatus)['states'];
export const archivePapers = Object.keys(archiveStatus.states) as ArchivePaper[];
