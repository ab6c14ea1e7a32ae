/** Browser and system from the User-Agent: "Chrome", "Windows"; null if unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** The first match counts, because other browsers include these names too. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (of: typeof browsers, text: string): string | null => of.find(([sign]) => sign.test(text))?.[1] ?? null;

export const deviceOf = (userAgent: string): Device => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
});

/** An IP address for display: only the network half, not the host half. */
export const maskedAddress = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/i, '');
  const four = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(plain);
  if (four) return `${four[1]}.${four[2]}.•.•`;
  const groups = plain.split(':');
  return plain.includes(':') ? `${groups.slice(0, 2).join(':')}:•` : '';
};
