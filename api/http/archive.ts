const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Exports and totals, the session, and personal preferences. */
const changesNothing = [
  /\/(export|csv|xlsx|pdf|zip|ssp|bpn|bpe|summary|eligible|calculate|what-if)$/,
  /\/bulk-download(\/|$)/,
  /\/templates\/[^/]+\/[^/]+\/preview$/,
  /^\/main\/api\/(session|jobs|notifications|saved-views|companies|user|nps)(\/|$)/,
];

export const mayInArchive = (method: string, path: string): boolean =>
  READS.has(method) || changesNothing.some((one) => one.test(path));
