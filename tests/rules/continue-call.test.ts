import { describe, expect, it } from 'vitest';
import { answerSchema, exampleValue } from '../../server/http/contract-example.ts';
import { contract, listOperations, operationNamed, type OperationId } from '../../server/http/contract.ts';
import { bodyFaults } from '../../server/http/response-schema.ts';
import { decisionDifferences, toDecision, type StoppedCall } from '../../server/simulator/faults/continue-call.ts';
import { mayBeStruck } from '../../server/simulator/faults/fault-groups.ts';
import { TargetedCalls } from '../../server/simulator/faults/targeted-calls.ts';

type Entry = { id: number; operationId?: string; group?: 'saves'; remaining: number | null };
const targeted = (...entries: Omit<Entry, 'id'>[]): TargetedCalls<Entry> => {
  const calls = new TargetedCalls<Entry>(2, 'simulator.breakpointsFull');
  for (const entry of entries) calls.add((id) => ({ id, ...entry }));
  return calls;
};
const always = (): boolean => true;

describe('the calls that a fault or breakpoint affects', () => {
  it('are those of one operation or of a group', () => {
    const calls = targeted({ operationId: 'getMenu', remaining: null }, { group: 'saves', remaining: null });
    const idFor = (id: OperationId): number | undefined => calls.next(id, always)?.id;
    expect(['getMenu', 'registerCourse', 'getServices', 'getClock'].map((id) => idFor(id as OperationId))).toEqual([
      1,
      2,
      undefined,
      undefined,
    ]);
  });
  it('are counted only where the rest applies, and no more after the last one', () => {
    const calls = targeted({ operationId: 'getMenu', remaining: 1 });
    expect(calls.next('getMenu', () => false)).toBeUndefined();
    expect(calls.next('getMenu', always)).toMatchObject({ remaining: 0 });
    expect(calls.next('getMenu', always)).toBeUndefined();
    expect(calls.all()).toEqual([]);
  });
  it('have a maximum, and are gone once removed', () => {
    const entry = { operationId: 'getMenu', remaining: null };
    const calls = targeted(entry, entry);
    expect(() => calls.add((id) => ({ id, ...entry }))).toThrow('simulator.breakpointsFull');
    expect([calls.remove(1), calls.remove(1), calls.full]).toEqual([true, false, false]);
  });
});

const stopped = (id: OperationId, more: Partial<StoppedCall> = {}): StoppedCall => ({
  operation: operationNamed(id)!,
  language: 'en',
  body: { sectionId: 1, password: 'kept' },
  ...more,
});
const request = stopped('registerCourse');
const answer = stopped('registerCourse', { answer: { status: 200, body: { token: 'kept', load: 1 } } });

describe('the decision about a held call', () => {
  it.each([
    ['goes on', request, {}, { kind: 'pass' }],
    ['is cut', request, { cut: true }, { kind: 'cut' }],
    ['is edited, secrets kept', request, { body: '{"sectionId":2,"password":"•••"}' }, { kind: 'edit' }],
    ['is answered with a status', request, { status: 503 }, { kind: 'answer', status: 503 }],
    ['is answered with an empty success', request, { status: 200 }, { kind: 'answer', status: 200, body: null }],
    ['is answered with a body', request, { status: 200, body: '[1]' }, { kind: 'answer', status: 200, body: [1] }],
    ['is answered with a code', request, { code: 'MSG-000077' }, { kind: 'answer', status: 422 }],
    ['has its answer edited', answer, { body: '{"token":"•••"}' }, { kind: 'answer', body: { token: 'kept' } }],
    ['has another status', answer, { status: 201 }, { kind: 'answer', status: 201, body: { token: 'kept', load: 1 } }],
    ['has another failure', answer, { status: 500 }, { kind: 'answer', body: { Message: 'HTTP 500' } }],
  ] as const)('%s', (_, call, setting, decision) => {
    expect(toDecision(call, setting)).toMatchObject(decision);
  });
  it('keeps a hidden secret of an edited body', () => {
    expect(toDecision(request, { body: '{"sectionId":2,"password":"•••"}' })).toEqual({
      kind: 'edit',
      body: { sectionId: 2, password: 'kept' },
    });
  });
  it.each([
    [request, { status: 503, cut: true }],
    [request, { status: 503, code: 'MSG-000077' }],
    [request, { code: 'MSG-000077', body: '{}' }],
    [request, { code: 'no.such' }],
    [request, { body: '{' }],
    [request, { body: '['.repeat(40) + ']'.repeat(40) }],
    [stopped('getMenu', { body: undefined }), { body: '{}' }],
  ] as const)('is refused: %#', (call, setting) => {
    expect(() => toDecision(call, setting)).toThrow('DEV-000001');
  });
});

describe('differences from the contract', () => {
  const of = (call: StoppedCall, setting: Parameters<typeof toDecision>[1]): string[] =>
    decisionDifferences(call, toDecision(call, setting));
  it('name the place in a body of the request or the response, and are few', () => {
    expect(of(request, { body: '{"sectionId":"x"}' })).toEqual(['/sectionId must be integer']);
    expect(of(request, { status: 500, body: '{}' })[0]).toContain('Message');
    expect(of(request, { status: 200, body: '{}' }).length).toBeLessThanOrEqual(5);
    expect(of(request, { status: 503 })).toEqual([]);
    expect(of(request, { code: 'MSG-000077' })).toEqual([]);
  });
  it.each(listOperations(contract).filter(({ id }) => mayBeStruck(id)))('$id: none in the example', (operation) => {
    const schema = answerSchema(operation);
    if (schema === undefined) expect(of(stopped(operation.id), { status: 200, body: '{}' })).toEqual([]);
    else expect(bodyFaults(operation, 200, exampleValue(schema))).toEqual([]);
  });
});
