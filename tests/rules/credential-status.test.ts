import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toDidDocument, toIssuer } from '../../server/features/document/credential-presenter.ts';
import {
  countLists,
  encodeList,
  listSize,
  toIdRange,
  toListPlace,
} from '../../server/features/document/credential-status.ts';
import { statusListRefusals } from '../../server/features/document/document-rules.ts';

const ids = fc.integer({ min: 1, max: 10 * listSize });

describe('a status list', () => {
  it('has one place for each document, in the range of its list', () => {
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        const { list, index } = toListPlace(one);
        const [first, last] = toIdRange(list);
        expect(one).toBe(first + index);
        expect(one).toBeLessThanOrEqual(last);
        expect(countLists(one)).toBe(list);
        if (one !== other) expect(toListPlace(other)).not.toEqual({ list, index });
      }),
    );
    expect([toListPlace(1), toListPlace(listSize), toListPlace(listSize + 1)]).toEqual([
      { list: 1, index: 0 },
      { list: 1, index: listSize - 1 },
      { list: 2, index: 0 },
    ]);
  });

  it('has its bits from left to right, compressed, in multibase base64url', () => {
    const bits = (indexes: number[]): Buffer => {
      const text = encodeList(indexes);
      expect(text).toMatch(/^u[\w-]+$/);
      return gunzipSync(Buffer.from(text.slice(1), 'base64url'));
    };
    expect(bits([])).toEqual(Buffer.alloc(16_384));
    const some = bits([0, 9, listSize - 1]);
    expect([some[0], some[1], some[2], some.at(-1)]).toEqual([0b1000_0000, 0b0100_0000, 0, 1]);
  });

  it('is there up to the latest document, and the first always', () => {
    expect(countLists(0)).toBe(1);
    expect(statusListRefusals({ list: 1, lists: 1 })).toEqual([]);
    expect(statusListRefusals({ list: 2, lists: 1 })).toMatchObject([{ Code: 'document.noSuchList' }]);
  });
});

describe('the DID of the university', () => {
  it('is made from the address, with the port encoded and the path as segments', () => {
    expect(
      ['https://sis.university.example', 'http://127.0.0.1:3000', 'https://sis.example:8443/sandbox/class-a1'].map(
        (address) => toIssuer(address).did,
      ),
    ).toEqual([
      'did:web:sis.university.example',
      'did:web:127.0.0.1%3A3000',
      'did:web:sis.example%3A8443:sandbox:class-a1',
    ]);
  });

  it('has a document with no key before the first was made', () => {
    expect(toDidDocument(toIssuer('https://sis.example'), [])).toMatchObject({
      id: 'did:web:sis.example',
      verificationMethod: [],
      assertionMethod: [],
    });
  });
});
