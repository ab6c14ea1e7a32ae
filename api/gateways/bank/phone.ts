/** A phone number of which only the network and the end are told: an OVO customer's "account" in logs and answers. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{4})\d*(\d{3})$/, '$1****$2');
