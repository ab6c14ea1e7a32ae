/** What the words of letters about one thing may name: each with its value in a preview, or the message key of it. */
export type Product = Readonly<Record<string, string>>;

/** Every letter may name them; the company's own are put in. */
export const fromCompany = { companyName: '', companyNpwp: '' } as const;
/** A letter with a link to a public preview. */
export const withLink = { link: 'mail.sample.link', linkExpires: '14/11/2025' } as const;
export const fromSender = { senderName: 'mail.sample.senderName' } as const;
