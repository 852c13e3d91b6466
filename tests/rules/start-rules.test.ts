import { describe, expect, it } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { cannotListen, startMessage } from '../../server/start/start-message.ts';
import { startRefusals, type DatabaseFacts } from '../../server/start/start-rules.ts';

const complete = { SIMULATE: 'false', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret', GATEWAY_SECRET: 'secret' };
const named = (env: NodeJS.ProcessEnv, database?: DatabaseFacts): string[] =>
  startRefusals(readSettings(env), database).flatMap((line) => /^ {2}(\w+):/.exec(line)?.[1] ?? []);
const ofSimulator = { seeded: true, clock: 'ticking' } as const;

describe('a server that does not simulate', () => {
  it('starts with all it needs, on a new database or one that lives by the real time', () => {
    expect(startRefusals(readSettings(complete), undefined)).toEqual([]);
    expect(startRefusals(readSettings(complete), { seeded: false, clock: 'live' })).toEqual([]);
  });

  it('does not start with anything of a simulator, and says all of it at once', () => {
    expect(named({ SIMULATE: 'false' }, ofSimulator)).toEqual(['captcha', 'seed', 'clock', 'gateway']);
    expect(named({ SIMULATE: 'false' })).toEqual(['captcha', 'gateway']);
    expect(startRefusals(readSettings({ SIMULATE: 'false' }), ofSimulator).at(-1)).toContain(
      'ALLOW_UNSAFE=captcha,seed,clock,gateway',
    );
  });

  it.each([
    ['captcha', { ...complete, CAPTCHA_SECRET: '' }, undefined],
    ['captcha', { ...complete, CAPTCHA_SITE_KEY: '' }, undefined],
    ['gateway', { ...complete, GATEWAY_SECRET: '' }, undefined],
    ['seed', complete, { seeded: true, clock: 'live' }],
    ['clock', complete, { seeded: false, clock: 'frozen' }],
  ] as const)('does not start unsafe in %s, unless told to by this name', (name, env, database) => {
    expect(named(env, database)).toEqual([name]);
    expect(named({ ...env, ALLOW_UNSAFE: name }, database)).toEqual([]);
    expect(
      named(
        { ...env, ALLOW_UNSAFE: ['captcha', 'seed', 'clock', 'gateway'].filter((other) => other !== name).join(' , ') },
        database,
      ),
    ).toEqual([name]);
  });

  it('knows no other name', () => {
    expect(() => readSettings({ ALLOW_UNSAFE: 'captcha,seeds' })).toThrow(
      'ALLOW_UNSAFE accepts only captcha, seed, clock, gateway, not "seeds"',
    );
  });
});

describe('a simulator', () => {
  it('needs nothing, and opens no database that it has not seeded', () => {
    expect(startRefusals(readSettings({}), undefined)).toEqual([]);
    expect(startRefusals(readSettings({}), ofSimulator)).toEqual([]);
    expect(startRefusals(readSettings({}), { seeded: false, clock: 'live' }).join()).toMatch(/not from a simulator/);
  });
});

it('a server says where it is, and on a simulator who to sign in as and where the console is', () => {
  expect(
    startMessage({ host: '127.0.0.1', port: 3000, elsewhere: [] }, { userName: 'eligible', password: 'secret' }),
  ).toBe(
    "Student information system: http://127.0.0.1:3000/\nSign in as: eligible   Password: secret\nTrainer's console: http://127.0.0.1:3000/simulator\n",
  );
  expect(startMessage({ host: '::1', port: 80, elsewhere: [] }, undefined)).toBe(
    'Student information system: http://[::1]:80/\n',
  );
  const everywhere = startMessage(
    { host: '0.0.0.0', port: 3000, elsewhere: ['http://192.168.1.5:3000', 'http://10.0.0.5:3000'] },
    { userName: 'eligible', password: 'secret', trainerCode: 'ABCDEF' },
  );
  expect(everywhere).toBe(
    "Student information system: http://127.0.0.1:3000/\nFrom other machines: http://192.168.1.5:3000/ http://10.0.0.5:3000/\nSign in as: eligible   Password: secret\nTrainer's console: http://192.168.1.5:3000/simulator\nTrainer's code: ABCDEF\n",
  );
  expect(
    startMessage({ host: '127.0.0.1', port: 3000, elsewhere: ['https://sis.university.example'] }, undefined),
  ).toBe('Student information system: http://127.0.0.1:3000/\nFrom other machines: https://sis.university.example/\n');
  // A configured host is not listed again among the addresses for other machines.
  expect(startMessage({ host: '192.168.1.5', port: 3000, elsewhere: ['http://192.168.1.5:3000'] }, undefined)).toBe(
    'Student information system: http://192.168.1.5:3000/\n',
  );
});

it('a server that cannot listen says why, where a person can do something about it', () => {
  const at = { host: '10.0.0.9', port: 3000 };
  expect(cannotListen({ code: 'EADDRINUSE' }, at)).toBe(
    'Another program uses port 3000. Choose another port: PORT=3001 npm start\n',
  );
  expect(cannotListen({ code: 'EACCES' }, { ...at, port: 80 })).toMatch(/port 80\./);
  expect(cannotListen({ code: 'EADDRNOTAVAIL' }, at)).toMatch(/^HOST=10\.0\.0\.9 /);
  expect(cannotListen({ code: 'EIO' }, at)).toBeUndefined();
});
