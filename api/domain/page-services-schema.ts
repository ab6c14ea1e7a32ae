import { z } from 'zod';

export const helpDeskTokenSchema = z
  .object({
    token: z.string().nullable().meta({ description: 'Null while there is no help desk' }),
    expiredAt: z.number().nullable(),
  })
  .meta({ id: 'HelpDeskToken' });

export const messagingHmacSchema = z
  .object({ hmac: z.string().nullable().meta({ description: 'Null while there is no messaging' }) })
  .meta({ id: 'MessagingHmac' });
