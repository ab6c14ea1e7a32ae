export declare const OLDEST: readonly number[];
export declare const TOO_NEW: readonly number[];
export declare const refusalOf: (version: string) => string | null;
export declare const endOnOtherNode: () => void;
