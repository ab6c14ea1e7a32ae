/** The actor name of the tax office in the history, the same in every language; pages translate it. */
export const OFFICE = 'DJP';
