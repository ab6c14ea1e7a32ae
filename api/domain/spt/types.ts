/** The returns that are built, by the tax they are for. */
export type ReturnType = 'UNIFIKASI' | 'PPH21';
