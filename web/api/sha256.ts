/**
 * SHA-256 of bytes or of an ASCII text. The browser's own function requires HTTPS, which a classroom on a local
 * network lacks.
 */
export function sha256(text: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const { initial, constants } = tables();
  const state = Uint32Array.from(initial);
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i += 1)
      words[i] =
        at(words, i - 16) +
        spread(at(words, i - 15), 7, 18, 3) +
        at(words, i - 7) +
        spread(at(words, i - 2), 17, 19, 10);
    mix(state, words, constants);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

const at = (list: Uint32Array, i: number): number => list[i] ?? 0;
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const spread = (word: number, a: number, b: number, shift: number): number =>
  turn(word, a) ^ turn(word, b) ^ (word >>> shift);

function mix(state: Uint32Array, words: Uint32Array, constants: Uint32Array): void {
  const v = Uint32Array.from(state);
  for (let i = 0; i < 64; i += 1) {
    const [a, b, c, e, f, g, h] = [at(v, 0), at(v, 1), at(v, 2), at(v, 4), at(v, 5), at(v, 6), at(v, 7)];
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(constants, i) + at(words, i);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    v.copyWithin(1, 0, 7);
    v[4] = at(v, 4) + first;
    v[0] = first + second;
  }
  state.forEach((word, i) => (state[i] = word + at(v, i)));
}

type Tables = { initial: number[]; constants: Uint32Array };
let made: Tables | undefined;
/**
 * The constants of the standard: fractional parts of roots of the first primes. Computed on first use, not at the
 * page's start.
 */
const tables = (): Tables => (made ??= makeTables());

function makeTables(): Tables {
  const primes = [...Array(312).keys()]
    .filter((n) => n > 1 && [...Array(n).keys()].slice(2).every((d) => n % d !== 0))
    .slice(0, 64);
  const fraction = (value: number): number => ((value % 1) * 2 ** 32) >>> 0;
  return {
    initial: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    constants: Uint32Array.from(primes.map((prime) => fraction(Math.cbrt(prime)))),
  };
}
