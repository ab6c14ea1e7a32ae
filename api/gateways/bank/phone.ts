export const maskedPhone = (phone: string): string => phone.replace(/^(\d{4})\d*(\d{3})$/, '$1****$2');
