// @vitest-environment browser
import { BrowserWindow, PropertySymbol } from 'happy-dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

const whole = (element: Element): CSSStyleDeclaration =>
  Reflect.apply(BrowserWindow.prototype.getComputedStyle, Reflect.get(document, PropertySymbol.window), [element]);

const looks = (of: (element: Element) => CSSStyleDeclaration, within: string): string[] =>
  [...document.querySelectorAll(within)].map((element) => {
    const { display, visibility } = of(element);
    return `${element.tagName} ${element.className} ${display} ${visibility}`;
  });

it('computes for a page the same visibility as the window does with all its rules', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/out' });
  const same = (within = '*'): string[] => {
    const light = looks(getComputedStyle, within);
    expect(light).toEqual(looks(whole, within));
    return light;
  };
  expect(same().filter((look) => look.endsWith(' inline-flex ')).length).toBeGreaterThan(0);
  await screen.press(/Ganti perusahaan/);
  await screen.findByRole('dialog', { name: 'Ganti perusahaan' });
  same();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div class="one"><p class="two three">a</p><i style="display: none">b</i><dialog>c</dialog></div>`,
  );
  const style = document.createElement('style');
  document.head.append(style);
  const two = document.querySelector('.two') as HTMLElement;
  for (const [rules, display, visibility] of [
    ['.two { display: none }', 'none', ''],
    ['.two { display: none } .one .three { display: flex }', 'flex', ''],
    ['.two { display: none !important } .one .three { display: flex }', 'none', ''],
    ['.one { visibility: hidden }', 'block', 'hidden'],
    ['.one { visibility: hidden } p { visibility: visible }', 'block', 'visible'],
    ['.one > :not(.four) { display: none }', 'none', ''],
    ['.four .two, .one:not(.x .y) .two { display: none }', 'none', ''],
    ['@media (min-width: 5000px) { .two { display: none } }', 'block', ''],
    ['@media (min-width: 500px) { .two { display: none } }', 'none', ''],
    ['@supports (display: flex) { .two { display: none } }', 'none', ''],
  ] as const) {
    style.textContent = rules;
    const { display: shown, visibility: seen } = getComputedStyle(two);
    expect([rules, shown, seen]).toEqual([rules, display, visibility]);
    expect([rules, getComputedStyle(two).getPropertyValue('display')]).toEqual([rules, display]);
    same('.one, .one *');
  }
  style.remove();
  same();
});
