/** The system of the tax office in which a document is made. */
export type Era = 'classic' | 'coretax';

/** The first masa of Coretax (YYYY-MM). */
export const CORETAX_MASA = '2025-01';

export const eraOf = (masa: string): Era => (masa < CORETAX_MASA ? 'classic' : 'coretax');
