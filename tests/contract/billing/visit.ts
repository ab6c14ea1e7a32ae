import type {
  BillingCounter,
  BillingOffice,
  BillingOrder,
  CodeParams,
} from '../../../api/gateways/djp/billing/port.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { doneWith } from '../office/visit.ts';

export const TIN = anNpwp(900_002);
/** 20 January 2026, 10.00 WIB: a code is valid for 336 hours. */
export const START = Date.parse('2026-01-20T03:00:00Z');
const HOUR = 3_600_000;
export const LIFE = 336 * HOUR;

export type OpenBilling = {
  office: BillingOffice;
  counter: BillingCounter;
  clock: { now: number };
  close(): Promise<void>;
};

/** A requested code: PPh 25 of one month, ten million rupiah by default. */
export const anOrder = (over: Partial<BillingOrder> = {}): BillingOrder => ({
  companyId: 'company',
  objectId: 'billing',
  tin: TIN,
  kap: '411126',
  kjs: '100',
  periodFrom: '2026-01',
  periodTo: '2026-01',
  amount: 1_000_000_000,
  description: 'PPh 25 Januari 2026',
  assessmentNumber: null,
  ofReturn: false,
  nop: null,
  payer: { npwp: TIN, name: 'PT Sagara Niaga', address: 'Jalan Melati 1', city: 'Jakarta' },
  ...over,
});

/** An amount in sen whose last four rupiah digits select a behaviour of the simulated office. */
export const ending = (digits: string): number => Number(`123${digits}00`);

export const request = (code: string, tin = TIN): CodeParams => ({
  companyId: 'company',
  objectId: 'billing',
  tin,
  code,
});

export const billingVisitor = () => {
  let opened: OpenBilling | undefined;
  let keys = 0;
  const here = (): OpenBilling => {
    if (!opened) throw new Error('no office is open');
    return opened;
  };
  const issue = async (over: Partial<BillingOrder> = {}, key = `key-${++keys}`) =>
    doneWith(await here().office.issue(anOrder(over), key));
  const settle = (code: string, amount = anOrder().amount, key = `money-${++keys}`) =>
    here().office.settle({ ...request(code), amount }, key);
  return {
    get office() {
      return here().office;
    },
    get counter() {
      return here().counter;
    },
    get now() {
      return here().clock.now;
    },
    enter: (office: OpenBilling): void => {
      opened = office;
      office.clock.now = START;
    },
    leave: (): Promise<void> => here().close(),
    pass: (ms: number): void => {
      here().clock.now += ms;
    },
    issue,
    settle,
    known: async (code: string) => doneWith(await here().office.inquire(request(code))),
  };
};

export type BillingVisit = ReturnType<typeof billingVisitor>;
