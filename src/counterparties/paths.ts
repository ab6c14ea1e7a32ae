export const COUNTERPARTIES = '/main/counterparties';
export const counterpartyPath = (id: string): string => `${COUNTERPARTIES}/${id}`;
