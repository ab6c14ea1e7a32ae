import { expect, it } from 'vitest';
import { contentLinkProblem } from './content-link.ts';

const hosts = new Set(['cdn.patuh.example']);

it.each([
  ['https://cdn.patuh.example/rilis/pindai-412.png', null],
  ['https://CDN.patuh.example/a.webp?x=1', null],
  ['http://cdn.patuh.example/a.png', 'https'],
  ['javascript:alert(1)', 'https'],
  ['data:image/png;base64,AAAA', 'https'],
  ['https://rina@cdn.patuh.example/a.png', 'https'],
  ['https://cdn.patuh.example:8443/a.png', 'https'],
  ['//cdn.patuh.example/a.png', 'https'],
  ['/main/home', 'https'],
  ['https://cdn.patuh.example.evil.example/a.png', 'host'],
  ['https://127.0.0.1/a.png', 'host'],
  ['https://cdn.patuh.example/a.SVG', 'svg'],
  ['https://cdn.patuh.example/a%2Esvgz', 'svg'],
])('an image at %s: %s', (address, problem) => {
  expect(contentLinkProblem(address, 'image', hosts)).toBe(problem && `adminScreen.links.${problem}`);
});

it.each([
  ['/main/efaktur-v2/in', null],
  ['https://cdn.patuh.example/panduan', null],
  ['//evil.example/main/', 'https'],
  ['/main/\\evil.example', 'https'],
  ['javascript:alert(1)', 'https'],
  ['https://evil.example/', 'host'],
])('a link to %s: %s', (address, problem) => {
  expect(contentLinkProblem(address, 'link', hosts)).toBe(problem && `adminScreen.links.${problem}`);
});
