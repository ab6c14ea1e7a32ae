const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What is asked with a body and changes no record of the company: files and sums of what there is, the session and the person's own choices. */
const changesNothing = [
  /\/(export|csv|xlsx|pdf|zip|ssp|bpn|bpe|summary|eligible|calculate|what-if)$/,
  /\/bulk-download(\/|$)/,
  /\/templates\/[^/]+\/[^/]+\/preview$/,
  /^\/main\/api\/(session|jobs|notifications|saved-views|companies|user|nps)(\/|$)/,
];

/** Whether this may be asked in a company that is archived, which is only read. */
export const mayInArchive = (method: string, path: string): boolean =>
  READS.has(method) || changesNothing.some((one) => one.test(path));
