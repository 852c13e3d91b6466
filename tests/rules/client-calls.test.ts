import { describe, expect, it } from 'vitest';
import { errorBodyOf } from '../../web/api/failure.ts';
import { contractEndpoints } from '../../web/api/generate-endpoints.ts';
import { addressOf } from '../../web/api/operations.ts';
import { passwordFaults } from '../../web/features/account/password-validation.ts';

const path = '/api/user/v0/menu/GetMenu' as const;

describe('a POST with its payload as query parameters too (spec section 7)', () => {
  const body = { studFacultyCode: 'F1', confirm: ['a', 'b'], nothing: undefined, whole: { part: 1 } };

  it('has the body in its address, lists repeated, beside what the query says', () => {
    expect(addressOf({ path, payloadInQuery: true }, { body, query: { Period: 'early' } })).toBe(`${path}?studFacultyCode=F1&confirm=a&confirm=b&whole=%7B%22part%22%3A1%7D&Period=early`);
  });

  it('is one by the contract alone', () => {
    expect(addressOf({ path }, { body })).toBe(path);
    const yaml = (marker: string): string => `info:\n  version: 1.0.0\npaths:\n  /x:\n    post:\n      operationId: x\n${marker}components:\n  parameters: {}\n`;
    expect(contractEndpoints(yaml('      x-payload-in-query: true\n'))).toContain("x: { method: 'post', path: '/x', payloadInQuery: true }");
    expect(contractEndpoints(yaml(''))).toContain("x: { method: 'post', path: '/x' }");
  });
});

describe('the error body of an answer', () => {
  it.each([[null], ['<html>'], [{ message: 'x' }], [{ Message: 'x', ErrorMessageType: 'Other' }]])('%j has no words of its own', (answer) => {
    expect(errorBodyOf(answer)).toEqual({ Message: '', ErrorMessageType: 'DynamicMessage', Details: '', Refusals: [] });
  });

  it('may be sentences alone, where a token is verified', () => {
    expect(errorBodyOf({ errors: ['The session has ended.', 'Please sign in again.'] }).Message).toBe('The session has ended. Please sign in again.');
  });
});

describe('the e-mail address of a form', () => {
  const rules = (email: string): string[] => passwordFaults({ email }).map(({ rule }) => rule);

  it('is required', () => expect(rules('')).toEqual(['emailRequired']));
  it.each(['somebody', 'somebody@', '@place.example', 'somebody@place', 'some body@place.example', 'a@b@c.example', 'a@.example', 'a@place.'])('%s is no valid name', (email) => expect(rules(email)).toEqual(['emailInvalid']));
  it.each(['a@b.bh', 'first.last+tag@mail.place.example', 'اسم@مثال.البحرين'])('%s is one', (email) => expect(rules(email)).toEqual([]));
  it('comes after the number it belongs to', () => expect(passwordFaults({ studentCode: '', email: '' }).map(({ field }) => field)).toEqual(['studentCode', 'email']));
});
