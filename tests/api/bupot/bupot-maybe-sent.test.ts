import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bupot } from '#domain/bupot/record.ts';
import { bupotLetters } from '../../../api/modules/bupot/letters.ts';
import type { Deps } from '../../../api/services/deps.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued, SLIPS } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const scope = scopeOf('rina', 'sagara');
const send = (deps: Deps, { id }: Bupot) =>
  bupotLetters.sendItem(deps, scope, { id, deliveryId: `job.${id}`, payload: { channel: 'email' } });
const withMail = (answer: Deps['mail']['send']): Deps => ({ ...app.deps, mail: { ...app.deps.mail, send: answer } });
const deliveriesOf = ({ id }: Bupot) => rina.get<{ status: string }[]>(`${SLIPS}/${id}/deliveries`);
const mailTo = async (slip: Bupot) =>
  (await rina.get<{ objectId?: string; subject: string }[]>('/simulator/messages?channel=email')).filter(
    ({ subject }) => subject.includes(slip.number ?? ''),
  );

describe('a letter whose end nobody saw', () => {
  it('may have arrived: that is shown, and it is not sent again automatically', async () => {
    const slip = await issued(app, 'BPPU');
    const dying = withMail(() => Promise.reject(new Error('the process ends here')));
    await expect(send(dying, slip)).rejects.toThrow('the process ends here');
    expect(await deliveriesOf(slip)).toMatchObject([{ status: 'SENDING' }]);
    const again = await send(app.deps, slip);
    expect(again).toMatchObject({
      status: 'DONE',
      code: 'UNKNOWN',
      message: expect.stringContaining('Mungkin terkirim'),
    });
    expect(await deliveriesOf(slip)).toMatchObject([{ status: 'UNKNOWN' }]);
    expect(await mailTo(slip)).toEqual([]);
    expect(await rina.get(`${SLIPS}/${slip.id}`)).toMatchObject({ sentAt: null, version: 1 });
  });

  it('is sent once more only where it was refused for certain, and then only once', async () => {
    const slip = await issued(app, 'BPPU');
    const refusing = withMail(async () => ({ kind: 'refused', code: 'BOX_FULL', message: 'kotak surat penuh' }));
    expect(await send(refusing, slip)).toMatchObject({ status: 'FAILED', code: 'BOX_FULL' });
    expect(await send(app.deps, slip)).toMatchObject({ status: 'DONE' });
    expect(await send(app.deps, slip)).toMatchObject({ status: 'DONE' });
    expect((await deliveriesOf(slip)).map(({ status }) => status).sort()).toEqual(['FAILED', 'SENT']);
    expect(await mailTo(slip)).toHaveLength(1);
  });
});
