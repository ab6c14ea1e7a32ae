/**
 * A serial spread over a space of numbers: no two serials meet as long as the step shares no factor with the size of the space, and
 * neighbours do not look like neighbours.
 */
const spread = (serial: number, step: bigint, start: bigint, space: bigint): bigint =>
  (BigInt(serial) * step + start) % space;

const CODES = 4n * 10n ** 14n;
const NTPNS = 36n ** 16n;

/** The 15 digits of the tax office's codes, whose first is 0 to 3. */
export const codeOf = (serial: number): string =>
  String(spread(serial, 123_456_793_570_347n, 20_250_114_827_391n, CODES)).padStart(15, '0');

/** Sixteen capital letters and digits. */
export const ntpnOf = (serial: number): string =>
  spread(serial, 3_141_592_653_589_793_238_462_643n, 1_618_033_988_749_894_848_204_586n, NTPNS)
    .toString(36)
    .toUpperCase()
    .padStart(16, '0');

/** The bank's number of the transaction, 12 digits. */
export const ntbOf = (serial: number): string =>
  String(spread(serial, 271_828_182_849n, 504_118_800_000n, 10n ** 12n)).padStart(12, '0');

/** The bank's trace number, 6 digits, counted round. */
export const stanOf = (serial: number): string =>
  String(spread(serial, 141_427n, 173_205n, 10n ** 6n)).padStart(6, '0');
