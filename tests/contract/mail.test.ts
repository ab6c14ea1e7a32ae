import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '../../api/gateways/mail/port.ts';
import { type StoredMail, simulatedMailer } from '../../api/gateways/mail/simulator.ts';
import { smtpMailer } from '../../api/gateways/mail/smtp.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const aMail = (over: Partial<Mail> = {}): Mail => ({
  companyId: 'company',
  objectId: 'faktur',
  id: 'mail-1',
  senderName: 'PT Sagara Niaga Utama',
  replyTo: 'pajak@sagara.example',
  to: 'pajak@meranti.example',
  subject: 'Faktur Pajak 04002500114827391 – Oktober',
  text: 'Terlampir faktur pajak.',
  html: '<p>Terlampir faktur pajak.</p>',
  needs: ['EFAKTUR_DOC_VIEW'],
  attachments: [{ name: 'faktur.pdf', type: 'application/pdf', content: new TextEncoder().encode('%PDF-1.7') }],
  ...over,
});

const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

const breakOff = (server: SMTPServer): void => {
  for (const connection of server.connections) connection._socket.destroy();
};

type Delivered = { raw: string; to: string };

/** A mail server that treats recipients like the simulator, by the part before the @. */
const openServer = async (options: SMTPServerOptions = {}) => {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      if (address.startsWith('tolak')) return callback(smtpError(550, '5.1.1 no such user'));
      if (address.startsWith('nanti')) return callback(smtpError(451, '4.7.1 greylisted'));
      if (address.startsWith('putus')) return breakOff(server);
      return callback();
    },
    onData: (stream, session, callback) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8');
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        if (to.startsWith('spam')) return callback(smtpError(554, '5.7.1 rejected'));
        delivered.push({ raw, to });
        if (to.startsWith('hilang')) return breakOff(server);
        return callback();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { delivered, url: `smtp://127.0.0.1:${port}`, server };
};

type Open = () => Promise<{ mailer: Mailer; arrived: () => number }>;

const mailContract = (name: string, open: Open): void => {
  describe(`mail: ${name}`, () => {
    it('delivers once and names what it sent', async () => {
      const { mailer, arrived } = await open();
      const answer = await mailer.send(aMail());
      expect(answer).toMatchObject({ kind: 'done', value: { ref: expect.stringContaining('mail-1') } });
      expect(arrived()).toBe(1);
    });

    it('reports that the address does not exist, at the address', async () => {
      const { mailer, arrived } = await open();
      const answer = await mailer.send(aMail({ to: 'tolak@meranti.example' }));
      expect(answer).toMatchObject({ kind: 'refused', code: 'RECIPIENT_REFUSED', field: 'to' });
      expect(arrived()).toBe(0);
    });

    it('knows that nothing went out when the line broke before the message', async () => {
      const { mailer, arrived } = await open();
      const answer = await mailer.send(aMail({ to: 'putus@meranti.example' }));
      expect(answer).toEqual({ kind: 'unreachable', retryAfterMs: expect.any(Number) });
      expect(arrived()).toBe(0);
    });

    it('returns "perhaps sent" when the response to the message was lost', async () => {
      const { mailer, arrived } = await open();
      const answer = await mailer.send(aMail({ to: 'hilang@meranti.example' }));
      expect(answer).toMatchObject({ kind: 'unreachable', unknown: true });
      expect(arrived()).toBe(1);
    });
  });
};

mailContract('simulator', async () => {
  const stored: StoredMail[] = [];
  const mailbox = { keep: async (mail: StoredMail) => void stored.push(mail), to: async () => [] };
  return {
    mailer: simulatedMailer({ mailbox, now: () => 0, from: 'Patuh <noreply@patuh.example>' }),
    arrived: () => stored.length,
  };
});

it('mail: simulator keeps every header on one line, as one that is sent has it', async () => {
  const stored: StoredMail[] = [];
  const mailbox = { keep: async (mail: StoredMail) => void stored.push(mail), to: async () => [] };
  const mailer = simulatedMailer({ mailbox, now: () => 0, from: 'Patuh <noreply@patuh.example>' });
  await mailer.send(aMail({ subject: 'Halo\r\nBcc: a@b.example\u2028\u0085 ya', senderName: 'PT\nSatu' }));
  expect(stored).toMatchObject([{ subject: 'Halo Bcc: a@b.example ya', sender: 'PT Satu' }]);
});

mailContract('SMTP', async () => {
  const { delivered, url } = await openServer();
  const mailer = smtpMailer({ url, from: 'Patuh <noreply@patuh.example>' });
  return { mailer, arrived: () => delivered.length };
});

describe('mail over SMTP', () => {
  const send = async (mail: Mail, options?: SMTPServerOptions, user = '') => {
    const { delivered, url } = await openServer(options);
    const mailer = smtpMailer({
      url: url.replace('//', `//${user}`),
      from: 'Patuh <noreply@patuh.example>',
    });
    return { answer: await mailer.send(mail), delivered };
  };

  it('carries name, reply address, both forms of the text and the attachment', async () => {
    const { delivered } = await send(aMail());
    const raw = delivered[0]?.raw ?? '';
    expect(raw).toContain('From: PT Sagara Niaga Utama <noreply@patuh.example>');
    expect(raw).toContain('Reply-To: pajak@sagara.example');
    expect(raw).toContain('Message-ID: <mail-1@patuh.example>');
    expect(raw).toContain('Content-Type: text/html');
    expect(raw).toMatch(/filename="?faktur\.pdf/);
    expect(raw).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  });

  it('lets no line of a subject become a header', async () => {
    const { delivered } = await send(aMail({ subject: 'Halo\r\nBcc: mata@mata.example' }));
    expect(delivered[0]?.raw).not.toMatch(/^Bcc:/m);
  });

  it('tries again later where the server asks to wait', async () => {
    const { answer } = await send(aMail({ to: 'nanti@meranti.example' }));
    expect(answer).toEqual({ kind: 'unreachable', retryAfterMs: 60_000 });
  });

  it('reports when the server does not accept the message', async () => {
    const { answer } = await send(aMail({ to: 'spam@meranti.example' }));
    expect(answer).toMatchObject({ kind: 'refused', code: 'MAIL_REFUSED' });
  });

  it('names the settings when the password is wrong', async () => {
    const wrong: SMTPServerOptions = {
      allowInsecureAuth: true,
      authOptional: false,
      onAuth: (_auth, _session, callback) => callback(smtpError(535, '5.7.8 bad password')),
    };
    const { answer } = await send(aMail(), wrong, 'patuh:salah@');
    expect(answer).toMatchObject({ kind: 'refused', code: 'MAIL_SETTINGS' });
  });

  it('knows that nothing went out when nobody listens', async () => {
    const mailer = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'noreply@patuh.example' });
    expect(await mailer.send(aMail())).toEqual({ kind: 'unreachable', retryAfterMs: 60_000 });
  });
});
