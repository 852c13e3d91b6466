import { describe, expect, it } from 'vitest';
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { allowsPrivate, findAddressFault, isPublicIp } from '../../server/features/webhook/webhook-address.ts';
import { judgeAttempt, retryPauses, subscriptionRefusals } from '../../server/features/webhook/webhook-rules.ts';
import { judgeSignature } from '../../server/gateway.ts';
import { contract } from '../../server/http/contract.ts';
import {
  createWebhookSecret,
  isSameText,
  isWebhookSignature,
  toWebhookHeaders,
} from '../../server/webhook-signature.ts';
import { day, hour } from '../../locales/durations.ts';
import { enums } from '../../db/enums.gen.ts';

describe('an address of a receiver', () => {
  it.each([
    ['https://lms.university.example/events', undefined, undefined],
    ['https://8.8.8.8/', undefined, undefined],
    ['http://lms.university.example/', 'https', 'https'],
    ['http://127.0.0.1:8080/events', 'https', undefined],
    ['http://localhost:8080/', 'https', undefined],
    ['http://[::1]:8080/', 'https', undefined],
    ['http://10.0.0.5/', 'https', 'https'],
    ['https://10.0.0.5/', 'private', undefined],
    ['https://169.254.169.254/latest/meta-data', 'private', undefined],
    ['https://2130706433/', 'private', undefined],
    ['https://[::ffff:10.0.0.1]/', 'private', undefined],
    ['https://[fd00::1]/', 'private', undefined],
    ['https://localhost/', 'private', undefined],
    ['https://db.localhost./', 'private', undefined],
    ['https://user:word@lms.university.example/', 'unusable', 'unusable'],
    ['https://lms.university.example/#part', 'unusable', 'unusable'],
    ['ftp://lms.university.example/', 'unusable', 'unusable'],
    ['not an address', 'unusable', 'unusable'],
  ] as const)('%s is judged in production and by a simulator', (url, inProduction, simulated) => {
    expect([findAddressFault(url, false), findAddressFault(url, true)]).toEqual([inProduction, simulated]);
  });

  it('may be private only in a simulator that nobody else reaches', () => {
    expect(allowsPrivate({ simulate: true, trainerCode: '' })).toBe(true);
    expect(allowsPrivate({ simulate: true, trainerCode: 'K7-PQ-2M' })).toBe(false);
    expect(allowsPrivate({ simulate: false, trainerCode: '' })).toBe(false);
  });

  it('leads to a public address only', () => {
    const privately = ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.1.1', '0.0.0.0'];
    expect([...privately, '::1', 'fe80::1', 'fd12::1', '::ffff:192.168.0.1'].filter(isPublicIp)).toEqual([]);
    expect(['9.9.9.9', '2606:4700:4700::1111'].every(isPublicIp)).toBe(true);
  });
});

describe('a subscription', () => {
  const facts = { url: 'https://a.example/', privateToo: false, urls: [] as string[], count: 0, maximum: 2 };
  const codes = (changes: Partial<typeof facts>): string[] =>
    subscriptionRefusals({ ...facts, ...changes }).map(({ Code }) => Code);

  it('is refused for its address, twice, and above the maximum', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ url: 'https://10.0.0.1/' })).toEqual(['webhook.addressRefused']);
    expect(codes({ urls: [facts.url], count: 1 })).toEqual(['webhook.alreadySubscribed']);
    expect(codes({ count: 1 })).toEqual([]);
    expect(codes({ count: 2 })).toEqual(['webhook.tooMany']);
    expect(codes({ urls: [facts.url], count: 2 })).toEqual(['webhook.alreadySubscribed']);
  });
});

describe('an attempt', () => {
  const facts = { number: 1, status: 500 as number | null, retryAfter: 0, now: 0, arrivedMeanwhile: false };
  const judge = (changes: Partial<typeof facts>) => judgeAttempt({ ...facts, ...changes });

  it.each([200, 202, 204, 299])('answered with %i has arrived', (status) =>
    expect(judge({ status, number: 10 })).toEqual({ status: 'delivered' }),
  );
  it.each([null, 100, 301, 401, 404, 429, 500, 503])('answered with %s is made again', (status) =>
    expect(judge({ status })).toEqual({ status: 'waiting', nextAttemptAt: 5_000 }),
  );
  it('follows the schedule of the standard: ten attempts in 75 hours, 35 minutes and 5 seconds', () => {
    let now = 0;
    retryPauses.forEach((pause, index) => {
      expect(judge({ number: index + 1, now })).toEqual({ status: 'waiting', nextAttemptAt: now + pause });
      now += pause;
    });
    expect(now).toBe(((75 * 60 + 35) * 60 + 5) * 1000);
    expect(judge({ number: 10, now })).toEqual({ status: 'failed', disables: 'failing' });
    expect(judge({ number: 10, now, arrivedMeanwhile: true })).toEqual({ status: 'failed', disables: null });
  });
  it('waits as long as the receiver asks, at most a day', () => {
    expect(judge({ retryAfter: hour })).toEqual({ status: 'waiting', nextAttemptAt: hour });
    expect(judge({ retryAfter: 1 })).toEqual({ status: 'waiting', nextAttemptAt: 5_000 });
    expect(judge({ retryAfter: 99 * day })).toEqual({ status: 'waiting', nextAttemptAt: day });
  });
  it('answered with 410 ends the subscription', () =>
    expect(judge({ status: 410, arrivedMeanwhile: true })).toEqual({ status: 'failed', disables: 'gone' }));
});

describe('a signature', () => {
  const body = '{"data":"مقرر"}';
  const now = Date.now();

  it('is accepted by the public library, and only unchanged and in time', () => {
    const secret = createWebhookSecret();
    const headers = toWebhookHeaders(secret, 'evt_1', body, now);
    expect(new Webhook(secret).verify(body, headers)).toEqual({ data: 'مقرر' });
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
    expect(() => new Webhook(createWebhookSecret()).verify(body, headers)).toThrow();
    expect(() => new Webhook(secret).verify(body, toWebhookHeaders(secret, 'evt_1', body, now - 6 * 60_000))).toThrow();
  });

  it('of the public library is accepted here, also among others', () => {
    const secret = createWebhookSecret();
    const timestamp = String(Math.floor(now / 1000));
    const theirs = new Webhook(secret).sign('evt_1', new Date(now), body);
    const signed = { id: 'evt_1', timestamp, body };
    expect(isWebhookSignature(secret, signed, theirs)).toBe(true);
    expect(isWebhookSignature(secret, signed, `v1a,xyz v1,abc ${theirs}`)).toBe(true);
    expect(isWebhookSignature(secret, { ...signed, id: 'evt_2' }, theirs)).toBe(false);
    expect(isWebhookSignature(secret, signed, '')).toBe(false);
    expect(isWebhookSignature('', signed, theirs)).toBe(false);
    expect([isSameText('a', 'a'), isSameText('a', 'b'), isSameText('a', 'aa')]).toEqual([true, false, false]);
  });

  it('of a gateway may be the standard’s or the earlier one; the standard’s is checked if both are sent', () => {
    const secret = 'shared by both';
    const standard = toWebhookHeaders(secret, 'evt_1', body, now);
    const timestamp = standard['webhook-timestamp']!;
    const earlier = {
      'gateway-timestamp': timestamp,
      'gateway-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    };
    const judge = (headers: Record<string, string>, key = secret) =>
      judgeSignature(key, (name) => headers[name] ?? '', body).signatureRight;
    expect(judge(standard)).toBe(true);
    expect(judge(earlier)).toBe(true);
    expect(judge({ ...standard, 'gateway-signature': 'wrong' })).toBe(true);
    expect(judge({ ...earlier, ...standard, 'webhook-signature': 'v1,wrong' })).toBe(false);
    expect([judge({}), judge(standard, ''), judge(earlier, ''), judge(earlier, 'other')]).toEqual(Array(4).fill(false));
    expect(judgeSignature(secret, () => '', body).signedAt).toBeNaN();
  });
});

describe('the contract', () => {
  it('describes each type of event once, with a schema of its own', () => {
    const described = contract.webhooks as Record<string, { post: object }>;
    expect(Object.keys(described)).toEqual([...enums.WebhookType]);
    const schemas = Object.values(described).map((one) => JSON.stringify(one).match(/schemas\/(\w+)/)?.[1] ?? '');
    expect(new Set(schemas).size).toBe(schemas.length);
    for (const [index, schema] of schemas.entries())
      expect(JSON.stringify(contract.components.schemas?.[schema])).toContain(`"const":"${enums.WebhookType[index]}"`);
  });
});
