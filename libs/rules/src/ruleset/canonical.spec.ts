import { describe, expect, it } from '@jest/globals';
import { canonical } from './canonical.js';

describe('canonical JSON (RFC 8785)', () => {
  it('writes the example of section 3.2.2', () => {
    const source =
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}';
    expect(canonical(JSON.parse(source))).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts names by their UTF-16 units, as in section 3.2.3', () => {
    const names = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    const text = canonical(Object.fromEntries(names.map((name) => [name, 0])));
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
    expect(text).toBe(`{${sorted.map((name) => `${JSON.stringify(name)}:0`).join(',')}}`);
  });

  it.each([
    [0, '0'],
    [-0, '0'],
    [5e-324, '5e-324'],
    [-1.7976931348623157e308, '-1.7976931348623157e+308'],
    [9007199254740992, '9007199254740992'],
    [295147905179352830000, '295147905179352830000'],
    [1e21, '1e+21'],
    [9.999999999999997e22, '9.999999999999997e+22'],
    [333333333.3333332, '333333333.3333332'],
    [0.000001, '0.000001'],
    [1e-7, '1e-7'],
  ])('writes the number %p of appendix B as %s', (number, text) => {
    expect(canonical(number)).toBe(text);
  });

  it('sorts in depth and keeps the order of lists', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }, 1], a: {} })).toBe('{"a":{},"b":[{"c":2,"d":1},1]}');
  });

  it.each([[NaN], [Infinity], [undefined], ['\ud83d'], [{ a: undefined }], [1n]])(
    'has no form for %p',
    (value) => {
      expect(() => canonical(value)).toThrow(TypeError);
    },
  );
});
