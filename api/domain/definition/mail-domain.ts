/** Where anybody may have a mailbox: such a domain tells nothing of whose it is. */
const forAnybody = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'hotmail.co.id',
  'outlook.com',
  'outlook.co.id',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'mail.com',
  'gmx.com',
  'gmx.net',
  'zoho.com',
  'zohomail.com',
  'yandex.com',
  'qq.com',
  '163.com',
  'naver.com',
  'plasa.com',
  'telkom.net',
]);

/** The domain an address belongs to, in small letters; null where it names nobody: no address, or a mailbox anybody may have. */
export const mailDomain = (email: string | null): string | null => {
  const domain = (email ?? '').trim().toLowerCase().split('@')[1] ?? '';
  return domain === '' || forAnybody.has(domain) ? null : domain;
};
