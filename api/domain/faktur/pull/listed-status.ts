import { statusFrom } from '../../office/status-list.ts';
import { isUndecided, type MasukanStatus, masukanStatus } from '../masukan-status.ts';

/** Names of the buyer's states in lists of the portal, in either language; letters only, upper case. */
const words: Readonly<Record<string, MasukanStatus>> = {
  CREDITED: 'CREDITED',
  DIKREDITKAN: 'CREDITED',
  UNCREDITED: 'UNCREDITED',
  TIDAKDIKREDITKAN: 'UNCREDITED',
  BELUMDITENTUKAN: 'APPROVED',
  TIDAKVALID: 'INVALID',
  DIUBAH: 'AMENDED',
  MENUNGGUPERUBAHAN: 'WAITING_FOR_AMENDMENT',
  MENUNGGUPEMBATALAN: 'WAITING_FOR_CANCELLATION',
  // Spelling of the portal.
  WAITINGFORCANCELLETION: 'WAITING_FOR_CANCELLATION',
};

const isOurs = (status: string | null): status is MasukanStatus =>
  status !== null && Object.hasOwn(masukanStatus.states, status);

/** The state of an incoming invoice for a state name of the portal; null for an unknown one. */
export const listedStatus = (word: string): MasukanStatus | null => {
  const known = words[word.toUpperCase().replace(/[^A-Z]/g, '')];
  if (known) return known;
  const shared = statusFrom(word);
  return isOurs(shared) ? shared : null;
};

/** The state of a listed invoice: the office's, or the buyer's decision if it is in force and undecided there. */
export const statusAfter = (status: MasukanStatus, decision: MasukanStatus, valid: boolean): MasukanStatus => {
  if (!isUndecided({ status })) return status;
  return isUndecided({ status: decision }) && !valid ? 'INVALID' : decision;
};
