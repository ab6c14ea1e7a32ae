/** `NONE`: no key. `REFUSED`: its key is refused. `AWAY`: it could not be reached and is tried again. */
export const linkStates = ['NONE', 'CONNECTED', 'REFUSED', 'AWAY'] as const;
export type LinkState = (typeof linkStates)[number];

export const recordKinds = ['INVOICE', 'CONTACT'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const reportStates = ['WAITING', 'DONE', 'FAILED'] as const;
export type ReportState = (typeof reportStates)[number];

export const logFilters = ['all', 'taken', 'left'] as const;
export type LogFilter = (typeof logFilters)[number];
