import { describe, expect, it } from 'vitest';
import {
  codeRefusals,
  sendCodeRefusals,
  stillCounts,
  type CheckFacts,
  type SentCode,
} from '../../server/features/verification/verification-rules.ts';

const now = Date.parse('2026-09-07T10:00:00+03:00');
const second = 1000;
const sent: SentCode = {
  hash: 'right',
  sentAt: now - 60 * second,
  expiresAt: now + 120 * second,
  tries: 0,
  usedAt: null,
};
const older: SentCode = { ...sent, hash: 'older', sentAt: now - 100 * second };

const accepted: CheckFacts = {
  now,
  entered: 'right',
  sent: [sent, older],
  maximumTries: 5,
  triesPerDay: 20,
  code: 'MSG-000047',
};
const because = (changes: Partial<CheckFacts>): unknown[] =>
  codeRefusals({ ...accepted, ...changes }).map(({ Code, Params: { context } }) =>
    typeof context === 'string' ? `${Code} ${context}` : Code,
  );

describe('an entered code', () => {
  it.each<[string, Partial<CheckFacts>, string[]]>([
    ['the latest', {}, []],
    ['nothing was sent', { sent: [] }, ['MSG-000047 wrong']],
    ['another', { entered: 'other' }, ['MSG-000047 wrong']],
    ['an older one', { entered: 'older' }, ['MSG-000047 notLatest']],
    ['an older one that was used', { entered: 'older', sent: [sent, { ...older, usedAt: now }] }, ['MSG-000047 wrong']],
    [
      'an older one of several',
      { entered: 'older', sent: [sent, { ...older, hash: 'between' }, older] },
      ['MSG-000047 notLatest'],
    ],
    ['used before', { sent: [{ ...sent, usedAt: now - second }] }, ['MSG-000047 used']],
    ['in its last millisecond', { now: sent.expiresAt - 1 }, []],
    ['when it expires', { now: sent.expiresAt }, ['MSG-000047 expired']],
    ['after one try too few', { sent: [{ ...sent, tries: 4 }] }, []],
    ['right, but after too many tries', { sent: [{ ...sent, tries: 5 }] }, ['contact.tooManyTries']],
    [
      'right, but after too many tries in the day',
      { sent: [sent, ...[1, 2, 3, 4].map((id) => ({ ...older, hash: `older ${id}`, tries: 5 }))] },
      ['contact.tooManyTries'],
    ],
    ['for a password', { entered: 'other', code: 'MSG-000012' }, ['MSG-000012 wrong']],
  ])('%s', (_, changes, reasons) => expect(because(changes)).toEqual(reasons));
});

describe('asking for the latest code', () => {
  /** The latest code with `latest` wrong attempts, and an older one of the same day with `tries` wrong attempts. */
  const tried = (tries: number, latest = 0): Partial<CheckFacts> => ({
    sent: [
      { ...sent, tries: latest },
      { ...older, tries },
    ],
  });
  it.each<[string, Partial<CheckFacts>, boolean]>([
    ['is of use while it counts', {}, true],
    ['is of none where nothing was sent', { sent: [] }, false],
    ['is of none once it was used', { sent: [{ ...sent, usedAt: now - second }] }, false],
    ['is of use in its last millisecond', { now: sent.expiresAt - 1 }, true],
    ['is of none when it expires', { now: sent.expiresAt }, false],
    ['is of use for its last try', { sent: [{ ...sent, tries: 4 }] }, true],
    ['is of none after its last try', { sent: [{ ...sent, tries: 5 }] }, false],
    ['is of use for the last try of the day', tried(15, 4), true],
    ['is of none after the last try of the day', tried(16, 4), false],
  ])('%s', (_, changes, counts) => {
    const facts = { ...accepted, ...changes };
    expect(stillCounts(facts)).toBe(counts);
    // A code that can still be entered is accepted if it is correct; any other code is refused.
    expect(codeRefusals(facts).length === 0).toBe(counts);
  });
});

describe('another code', () => {
  const limits = { resendSeconds: 30, codesPerDay: 10, triesPerDay: 20 };
  const at = (seconds: number) => sendCodeRefusals({ now: sent.sentAt + seconds * second, sent: [sent], ...limits });
  it('is sent where there was none', () => expect(sendCodeRefusals({ now, sent: [], ...limits })).toEqual([]));
  it('waits for its time', () => expect(at(29.5)).toEqual([{ Code: 'contact.codeTooSoon', Params: { seconds: 1 } }]));
  it('is sent then', () => expect(at(30)).toEqual([]));

  const hour = 3600 * second;
  /** Codes for the test: this number of them, an hour apart, the newest an hour old. */
  const many = (count: number, tries = 0): SentCode[] =>
    Array.from({ length: count }, (_, i) => ({ ...sent, tries, sentAt: now - (i + 1) * hour }));
  const after = (codes: SentCode[]) => sendCodeRefusals({ now, sent: codes, ...limits });
  it('is sent after nine in a day', () => expect(after(many(9))).toEqual([]));
  it('waits after ten until the first is a day old', () =>
    expect(after(many(10))).toEqual([
      { Code: 'contact.tooManyCodes', Params: { opensAt: '2026-09-08T00:00:00+03:00' } },
    ]));
  it('waits until there are fewer than ten, however many there were', () =>
    expect(after(many(12))).toEqual([
      { Code: 'contact.tooManyCodes', Params: { opensAt: '2026-09-08T00:00:00+03:00' } },
    ]));
  it('counts one for a day, to the millisecond', () => {
    const tenth = (sentAt: number) => after([...many(9), { ...sent, sentAt }]);
    expect(tenth(now - 24 * hour)).toEqual([]);
    // The instant is rounded up to whole seconds, so that it is never too early.
    expect(tenth(now - 24 * hour + 1)).toEqual([
      { Code: 'contact.tooManyCodes', Params: { opensAt: '2026-09-07T10:00:01+03:00' } },
    ]);
  });
  it('does not count those of the day before', () =>
    expect(after(many(30).filter((_, i) => i < 9 || i >= 24))).toEqual([]));
  it('waits after twenty wrong tries, until there are fewer', () => {
    expect(after(many(4, 4))).toEqual([]);
    expect(after(many(4, 5))).toEqual([
      { Code: 'contact.tooManyCodes', Params: { opensAt: '2026-09-08T06:00:00+03:00' } },
    ]);
  });
});
