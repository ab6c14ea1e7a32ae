/** Public mailbox providers: their domains do not identify an organisation. */
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

/** The domain of an address, in lower case; null without an address or for a public mailbox provider. */
export const mailDomain = (email: string | null): string | null => {
  const domain = (email ?? '').trim().toLowerCase().split('@')[1] ?? '';
  return domain === '' || forAnybody.has(domain) ? null : domain;
};
