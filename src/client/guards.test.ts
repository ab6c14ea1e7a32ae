import { describe, expect, it } from 'vitest';
import { aSetting } from '../../fixtures/builders/a-setting.ts';
import { guards, turnedAway } from './guards.ts';

const on = aSetting();
const efaktur = (isRegistered: boolean, isActivated: boolean, isOnboarded: boolean) =>
  aSetting({ efaktur: { isRegistered, isActivated, isOnboarded, isEfakturDisabled: false } });
const unregistered = aSetting({
  efaktur: { ...on.efaktur, isRegistered: false },
  ebupot: { ...on.ebupot, isRegistered: false },
});

describe('the entry guards', () => {
  it.each([
    ['none of the three', efaktur(false, false, false), '/main/efaktur/register'],
    ['registered only', efaktur(true, false, false), '/main/efaktur/activation_waiting'],
    ['registered and activated', efaktur(true, true, false), '/main/efaktur/onboarding'],
    ['all three', efaktur(true, true, true), undefined],
  ])('let classic e-Faktur in step by step: %s', (_, setting, to) => {
    expect(guards.efakturClassic(setting)?.to).toBe(to);
  });

  it('send Coretax pages to their register page while Coretax is off, and back again once it is on', () => {
    const off = aSetting({ isCtasEfakturDisabled: true, isCtasEbupotDisabled: true });
    expect(guards.efakturCoretax(off)?.to).toBe('/main/efaktur-v2/register');
    expect(guards.ebupotCoretax(off)?.to).toBe('/main/ebupot-v2/register');
    expect(guards.efakturCoretaxRegister(off)).toBeNull();
    expect(guards.efakturCoretax(on)).toBeNull();
    expect(guards.efakturCoretaxRegister(on)?.to).toBe('/main/efaktur-v2/out');
    expect(guards.ebupotCoretaxRegister(on)?.to).toBe('/main/ebupot-v2/unifikasi/domestic');
  });

  it('ask of slips a registration as well, and keep the page that says so open without one', () => {
    expect(guards.ebupotCoretax(unregistered)?.to).toBe('/main/ebupot-v2/register');
    expect(guards.ebupotCoretaxRegister(unregistered)).toBeNull();
    expect(guards.ebupotCoretax(on)).toBeNull();
  });

  it('keep slips of PPh 26 away from companies that do not have them on', () => {
    expect(guards.bp26(on)?.to).toBe('/main/error/not-found');
    expect(guards.bp26(aSetting({ isBp26Enabled: true }))).toBeNull();
  });

  it('keep the register pages of what is registered closed', () => {
    expect(guards.efakturClassicRegister(on)?.to).toBe('/main/efaktur/nsfp');
    expect(guards.ebupotClassicRegister(on)?.to).toBe('/main/ebupot/unifikasi/domestic');
    expect(guards.ebupotClassic(unregistered)?.to).toBe('/main/ebupot/register');
  });

  it('open the Coretax signees to the Owner only, and say why to others', () => {
    expect(guards.signeeEfakturCoretax(on)).toBeNull();
    expect(guards.signeeEfakturCoretax(aSetting({ userRole: 'Administrator' }))).toEqual({
      to: '/main/error/unauthorize',
      reason: 'role_owner_required',
    });
    const off = aSetting({ userRole: 'Administrator', isCtasEbupotDisabled: true });
    expect(guards.signeeEbupotCoretax(off)?.to).toBe('/main/ebupot-v2/register');
  });

  it('ask one registration for settings, and lead home without any', () => {
    expect(guards.settings(aSetting({ efaktur: unregistered.efaktur }))).toBeNull();
    expect(guards.settings(unregistered)?.to).toBe('/main/setting/profile');
  });

  it('lead the company e-mail to the product that is registered', () => {
    expect(guards.companyEmail(on)).toBeNull();
    expect(guards.companyEmail(aSetting({ efaktur: unregistered.efaktur }))?.to).toBe(
      '/main/setting/company/email/ebupot',
    );
    expect(guards.companyEmail(unregistered)?.to).toBe('/main/efaktur/register');
  });

  it('stop at the first that turns away', () => {
    const setting = aSetting({ isCtasEfakturDisabled: true, efaktur: unregistered.efaktur });
    expect(turnedAway(['efakturCoretax', 'efakturClassic'], setting)?.to).toBe('/main/efaktur-v2/register');
    expect(turnedAway([], setting)).toBeNull();
  });
});
