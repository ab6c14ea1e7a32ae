/** Six digits; the office checks the rest. Its list of goods and services was not seen, so only the general code is offered. */
export const GENERAL_CODE = '000000';

export const isGoodsCode = (code: string): boolean => /^\d{6}$/.test(code);
