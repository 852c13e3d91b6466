import { describe, expect, it } from 'vitest';
import { nameForScenario } from '../../web/simulator/sandbox-name.ts';

const named = (scenario: string, server = '', ...taken: string[]): string =>
  nameForScenario(scenario, server, new Set(taken));

/** The names of the sandboxes that the console creates for scenarios. */
describe('the sandbox of a scenario', () => {
  it('has the name of the scenario, with a number if that is taken', () => {
    expect(named('registration.full-section')).toBe('full-section');
    expect(named('registration.full-section', '', 'full-section', 'full-section-2')).toBe('full-section-3');
  });

  it('has the letter of the server in front, which the server requires', () => {
    expect(named('registration.full-section', 'B')).toBe('b-full-section');
    expect(named('registration.full-section', 'B', 'full-section')).toBe('b-full-section');
    expect(named('registration.full-section', 'B', 'b-full-section')).toBe('b-full-section-2');
  });

  it('has at most 40 characters with its letter and its number', () => {
    const taken = Array.from({ length: 200 }, (_, at) => `b-${'x'.repeat(34)}${at > 1 ? `-${at}` : ''}`);
    expect(named(`registration.${'x'.repeat(60)}`, 'B', ...taken)).toHaveLength(40);
  });
});
