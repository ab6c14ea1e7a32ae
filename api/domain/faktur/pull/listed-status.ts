import { statusFrom } from '../../office/status-list.ts';
import { isUndecided, type MasukanStatus, masukanStatus } from '../masukan-status.ts';

/** What lists of the portal call the states only a buyer's invoice has, in either language; letters only, upper case. */
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
  // As the screens of the portal spell it.
  WAITINGFORCANCELLETION: 'WAITING_FOR_CANCELLATION',
};

const isOurs = (status: string | null): status is MasukanStatus =>
  status !== null && Object.hasOwn(masukanStatus.states, status);

/** The state of an incoming invoice a word of the portal stands for; null for a word nobody knows. */
export const listedStatus = (word: string): MasukanStatus | null => {
  const known = words[word.toUpperCase().replace(/[^A-Z]/g, '')];
  if (known) return known;
  const shared = statusFrom(word);
  return isOurs(shared) ? shared : null;
};

/** How an invoice of a list stands: the office's state, and of one that is in force and undecided there, what its buyer says of it. */
export const statusAfter = (status: MasukanStatus, decision: MasukanStatus, valid: boolean): MasukanStatus => {
  if (!isUndecided({ status })) return status;
  return isUndecided({ status: decision }) && !valid ? 'INVALID' : decision;
};
