import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilingOffice, OutgoingFiling } from '../../api/gateways/djp/filing/port.ts';
import { filingOffice } from '../../api/gateways/djp/filing/wire.ts';
import { servedOffice } from './served-office.ts';

let served: Awaited<ReturnType<typeof servedOffice>>;
beforeAll(async () => {
  served = await servedOffice();
});
afterAll(() => served.close());

const tin = '0012345678901000';
const sent = { companyId: 'c', objectId: 'f', tin };
let n = 0;
const aFile = (over: Partial<OutgoingFiling> = {}): OutgoingFiling => ({
  ...sent,
  fileName: `01234567890100001120240${n++}F1132010413.csv`,
  size: 1_000,
  hash: 'a'.repeat(64),
  attachments: [],
  ...over,
});
const codeFor = async (office: FilingOffice, file: OutgoingFiling): Promise<string> => {
  const answer = await office.sendCode(file);
  if (answer.kind !== 'done' || answer.value.shown === null) throw new Error('no code');
  return answer.value.shown;
};

describe.each(['the line', 'the simulator'])('filing files by %s', (by) => {
  const office = (): FilingOffice =>
    by === 'the line'
      ? served.filingOffice
      : filingOffice({ name: 'simulator', simulated: true }, served.simulatedFiling);

  it('refuses a wrong code and an expired one, and files with the right one, once for each key', async () => {
    const file = aFile();
    const code = await codeFor(office(), file);
    expect(await office().file(file, code === '000000' ? '000001' : '000000', 'w')).toMatchObject({
      code: 'CODE_WRONG',
    });
    served.clock.now += 21 * 60_000;
    expect(await office().file(file, code, 'w')).toMatchObject({ code: 'CODE_WRONG' });
    const key = `k${n}`;
    const fresh = await codeFor(office(), file);
    expect(await office().file(file, fresh, key)).toMatchObject({ kind: 'done', value: { state: 'waiting' } });
    served.clock.now += 10_000;
    const filed = await office().ask(sent, key);
    expect(filed).toMatchObject({ value: { state: 'filed', ntte: expect.stringMatching(/^\d{20}$/) } });
    expect(await office().file(file, fresh, key)).toEqual(filed);
    expect(await office().file(aFile({ fileName: file.fileName, size: 7 }), fresh, key)).toMatchObject({
      code: 'KEY_REUSED',
    });
    const again = await codeFor(office(), file);
    expect(await office().file(file, again, `${key}b`)).toMatchObject({ code: 'ALREADY_FILED' });
  });

  it('rejects some, loses an answer, and cannot always be reached', async () => {
    const rejected = aFile({ size: 113 });
    await office().file(rejected, await codeFor(office(), rejected), `r${n}`);
    served.clock.now += 10_000;
    expect(await office().ask(sent, `r${n}`)).toMatchObject({ value: { state: 'rejected', code: 'FILE_MISMATCH' } });
    const lost = aFile({ size: 114 });
    expect(await office().file(lost, await codeFor(office(), lost), `l${n}`)).toMatchObject({ kind: 'unreachable' });
    served.clock.now += 10_000;
    expect(await office().ask(sent, `l${n}`)).toMatchObject({ value: { state: 'filed' } });
    const down = aFile({ size: 116 });
    expect(await office().file(down, await codeFor(office(), down), `d${n}`)).toMatchObject({ kind: 'unreachable' });
    expect(await office().ask(sent, 'unknown')).toMatchObject({ code: 'DOCUMENT_UNKNOWN' });
  });
});
