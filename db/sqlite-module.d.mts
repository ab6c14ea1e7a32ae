export const SQLITE_MODULE: string;
