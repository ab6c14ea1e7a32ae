/** A phone number with only its first and last digits visible: the "account" of an OVO customer in logs and answers. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{4})\d*(\d{3})$/, '$1****$2');
