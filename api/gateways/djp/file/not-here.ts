import { refused } from '../../answer.ts';

/** What an exchange of files cannot do, and says so. */
export const notHere = async () => refused('NOT_SUPPORTED', 'Tidak tersedia lewat pertukaran file.');
