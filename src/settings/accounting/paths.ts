export const accountingPath = '/main/setting/jurnal-integration';
export const accountsPath = `${accountingPath}/accounts`;
export const taxCodesPath = `${accountingPath}/tax-codes`;
