import { describe, expect, it } from 'vitest';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { answerLost, done, stillToCome, unreachable } from './answer.ts';
import { fileBillingOffice, fileOffice } from './djp/file.ts';
import { loggedBillingOffice, loggedOffice } from './djp/logged.ts';
import { callLog, type GatewayCall, masked } from './log.ts';
import { loggedMailer } from './mail/logged.ts';

describe('what is noted of a call', () => {
  it('masks NPWP, NIK and NITKU, and leaves invoice numbers', () => {
    expect(masked({ npwp: '0021487365043000', nitku: '0021487365043000000003', number: '04002500114827391' })).toBe(
      '{"npwp":"00**********3000","nitku":"00****************0003","number":"04002500114827391"}',
    );
    expect(masked('NPWP 021487365043000 tidak ditemukan')).toBe('"NPWP 02*********3000 tidak ditemukan"');
  });

  it('masks secrets by name, at any depth, and files by size', () => {
    const outgoing = { headers: { Authorization: 'Bearer x', 'x-signature': 'y' }, content: new Uint8Array(1234) };
    expect(masked([outgoing])).toBe('[{"headers":{"Authorization":"***","x-signature":"***"},"content":"1234 bytes"}]');
  });

  it('cuts what is endless', () => {
    expect(masked('x'.repeat(100_000)).length).toBeLessThan(9_000);
  });

  it('holds operation, company, document, outcome and time of every call', async () => {
    const calls: GatewayCall[] = [];
    let now = 1_000;
    const clock = () => {
      now += 25;
      return now;
    };
    const office = loggedOffice(fileOffice(), (call) => void calls.push(call), clock);
    const faktur = aFaktur({ id: 'f1', companyId: 'c1' });
    const document = { tin: '0021487365043000', companyId: 'c1', objectId: 'f1', ref: 'FP1' };
    await office.send({ tin: document.tin, kind: 'NORMAL', signee: { name: 'B', npwp: '1' }, faktur }, 'k');
    await office.ask(document);
    await office.cancel(document, 'Batal', 'k1');
    await office.revokeCancel(document, 'k2');
    await office.confirmCancel(document, 'k3');
    await office.confirmSubstitute(document, 'k4');
    await office.checkNpwp({ companyId: 'c1', tin: document.tin, npwp: document.tin });
    expect(calls.map(({ operation }) => operation)).toEqual([
      'send',
      'ask',
      'cancel',
      'revokeCancel',
      'confirmCancel',
      'confirmSubstitute',
      'checkNpwp',
    ]);
    for (const call of calls) {
      expect(call).toMatchObject({ gateway: 'djp/file', companyId: 'c1', outcome: 'refused', tookMs: 25 });
      expect(call.request + call.answer).not.toContain('0021487365043000');
    }
    expect(calls.map(({ objectId }) => objectId)).toEqual(['f1', 'f1', 'f1', 'f1', 'f1', 'f1', null]);
  });

  it('holds the calls about billing codes, of a payer the masked number alone', async () => {
    const calls: GatewayCall[] = [];
    const office = loggedBillingOffice(
      fileBillingOffice(),
      (call) => void calls.push(call),
      () => 0,
    );
    const requests = { companyId: 'c1', objectId: 'b1', tin: '0021487365043000', code: '012345678901234' };
    const { code: _, ...who } = requests;
    const month = { kap: '411126', kjs: '100', periodFrom: '2026-01', periodTo: '2026-01' };
    const payer = { npwp: who.tin, name: 'PT Rahasia', address: 'Jalan Rahasia 1', city: 'Jakarta' };
    const order = {
      ...who,
      ...month,
      amount: 100,
      description: 'Rahasia',
      assessmentNumber: null,
      nop: null,
      ofReturn: false,
      payer,
    };
    await office.issue(order, 'k');
    await office.inquire(requests);
    await office.settle({ ...requests, amount: 100 }, 'm');
    await office.confirm({ ...requests, ntpn: 'A'.repeat(16) });
    expect(calls.map(({ operation }) => operation)).toEqual([
      'billing.issue',
      'billing.inquire',
      'billing.settle',
      'billing.confirm',
    ]);
    for (const call of calls) {
      expect(call).toMatchObject({ gateway: 'djp/file', companyId: 'c1', objectId: 'b1', outcome: 'refused' });
      expect(call.request).not.toMatch(/Rahasia|0021487365043000/);
    }
  });

  it('takes "done, more of it later" for an answer', async () => {
    const calls: GatewayCall[] = [];
    const call = callLog(
      'djp/test',
      (outgoing) => void calls.push(outgoing),
      () => 0,
    );
    const about = { companyId: 'c1', objectId: null };
    for (const answer of [stillToCome(1), answerLost(1), unreachable(1)])
      await call('x', about, {}, async () => answer);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['done', 'unreachable', 'unreachable']);
  });

  it('does not hold the words of a mail', async () => {
    const calls: GatewayCall[] = [];
    const mailer = loggedMailer(
      {
        name: 'test',
        simulated: true,
        address: 'a@b.example',
        send: async () => done({ ref: 'r', response: '250 OK' }),
        bounces: async () => [],
      },
      (call) => void calls.push(call),
      () => 0,
    );
    await mailer.send({
      companyId: 'c1',
      objectId: 'f1',
      id: 'm1',
      senderName: 'PT A',
      replyTo: null,
      to: 'a@b.example',
      subject: 'Faktur',
      text: 'rahasia dagang',
      needs: [],
      attachments: [{ name: 'f.pdf', type: 'application/pdf', content: new Uint8Array(3) }],
    });
    expect(calls[0]?.request).toContain('3 bytes');
    expect(calls[0]?.request).not.toContain('rahasia');
  });
});
