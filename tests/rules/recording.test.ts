import { expect, it } from 'vitest';
import { operationNamed } from '../../server/http/contract.ts';
import { ByteBudget } from '../../server/simulator/traffic/byte-budget.ts';
import { toHar } from '../../server/simulator/traffic/har.ts';
import type { RecordedCall, ShownCall } from '../../server/simulator/traffic/recorded-call.ts';
import { Recording } from '../../server/simulator/traffic/recording.ts';

let lastId = 0;
const shown = (): ShownCall['shown'] => ({
  path: '',
  userName: null,
  milliseconds: 0,
  body: null,
  answer: '',
  answerCut: false,
  traces: [],
  given: undefined,
  weight: 100,
});
const call = (name: string, also: Partial<RecordedCall> = {}): RecordedCall => ({
  id: (lastId += 1),
  at: 0,
  machineAt: 0,
  operation: operationNamed(name)!,
  session: null,
  language: 'en',
  query: {},
  params: {},
  body: undefined,
  once: null,
  status: 200,
  codes: [],
  answerHash: '',
  weight: 10,
  shown: shown(),
  ...also,
});
const begun = (memory = new ByteBudget()): Recording => {
  const recording = new Recording(memory);
  recording.begin('seeded');
  return recording;
};

it('keeps a call once for the traffic and the replay, and counts it once', () => {
  const memory = new ByteBudget();
  const recording = begun(memory);
  recording.add(call('getMenu'));
  expect(recording.whole().calls[0]).toBe(recording.traffic('students')[0]);
  expect(memory.used).toBe(110);
  recording.forget();
  expect([memory.used, recording.traffic('students'), recording.whole().calls]).toEqual([0, [], []]);
});

it('replays what the traffic was cleared of, without what only the traffic shows', () => {
  const memory = new ByteBudget();
  const recording = begun(memory);
  recording.add(call('getMenu'));
  recording.add(call('getClock'));
  recording.clearTraffic();
  expect([recording.traffic('students'), recording.traffic('simulator')]).toEqual([[], []]);
  expect(recording.whole().calls.map(({ operation, shown }) => [operation.id, shown])).toEqual([
    ['getMenu', undefined],
  ]);
  expect(memory.used).toBe(10);
});

it('shows the last 500 of the students and 200 of the simulator', () => {
  const recording = begun();
  for (let n = 0; n < 510; n += 1) [call('getMenu'), call('getClock')].forEach((one) => recording.add(one));
  expect([
    recording.traffic('students').length,
    recording.traffic('simulator').length,
    recording.whole().calls.length,
  ]).toEqual([500, 200, 510]);
  expect(recording.find(lastId)?.operation.id).toBe('getClock');
  expect(recording.find(lastId - 500)).toBeUndefined();
});

it('lets the oldest go where too much is kept, here or elsewhere, and always shows the newest', () => {
  const memory = new ByteBudget(1_000);
  const recording = begun(memory);
  for (let n = 0; n < 20; n += 1) recording.add(call('getMenu'));
  expect(recording.traffic('students').length).toBe(8);
  const other = begun(memory);
  other.add(call('getMenu'));
  other.add(call('getMenu'));
  expect(other.traffic('students').map(({ id }) => id)).toEqual([lastId]);
  recording.forget();
  other.forget();
  expect(memory.used).toBe(0);
});

it('states the size of a response in an archive in bytes', () => {
  const arabic = { ...call('getMenu'), shown: { ...shown(), answer: '{"name":"مها"}' } } as ShownCall;
  const { content } = toHar([arabic], 'http://sis.test').log.entries[0]!.response;
  expect(content.size).toBe(Buffer.byteLength(content.text ?? ''));
});
