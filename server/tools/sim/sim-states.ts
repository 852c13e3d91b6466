import type { Schema } from '../../http/operations.ts';
import type { ToolClient } from '../tool-server.ts';
import { linesOf, needed, requireOneOf, shown, type Command } from './sim-command.ts';
import { faultLines } from '../../simulator/scenario/files/scenario-library.ts';

export const info: Command = {
  usage: 'info',
  about: 'prints the address, version and clock of the simulator',
  run: ({ client, info: found, tell }) => {
    tell(
      found,
      `${client.base}/  simulator ${found.version}, ${found.sandbox ? `sandbox ${found.sandbox}` : 'main university'}, ${shown(found.clock.now)} ${found.clock.mode}`,
      `Console  ${client.base}/simulator`,
    );
    return Promise.resolve();
  },
};

export const scenarios: Command = {
  usage: 'scenarios [WORDS]',
  about: 'lists the demonstrations',
  run: async ({ client, words, tell }) => {
    const { scenarios: all, unreadable } = await client.call('getScenarios');
    const found = all.filter(({ id, title, codes, persona }) =>
      words.every((word) =>
        `${id} ${title.en} ${title.ar} ${codes.join(' ')} ${persona}`.toLowerCase().includes(word.toLowerCase()),
      ),
    );
    tell(
      { scenarios: found, unreadable },
      ...linesOf(found, ({ id, title }) => `${id.padEnd(44)} ${title.en}`),
      ...unreadable.flatMap((one) => ['Cannot be read:', ...faultLines(one)]),
    );
  },
};

export const start: Command = {
  usage: 'start ID',
  about: 'sets up the sandbox for a demonstration',
  run: async ({ client, words: [word], tell }) => {
    const { scenarios: all } = await client.call('getScenarios');
    const id = requireOneOf(
      word,
      all.map((one) => one.id),
      'demonstration',
    );
    const answer = await client.call('startScenario', { params: { id } });
    tell(
      answer,
      `${answer.scenario.title.en}: ${answer.scenario.story.en}`,
      `Clock   ${shown(answer.scenario.instant)}`,
      `Page    ${client.base}${answer.session ? `/simulator/as/${answer.scenario.persona}` : '/sign-in'}  (${answer.scenario.persona}, then ${answer.page})`,
    );
  },
};

export const reset: Command = {
  usage: 'reset',
  about: 'resets the sandbox to the seeded data',
  run: async ({ client, tell }) => {
    const answer = await client.call('resetSandbox');
    tell(answer, `Reset: ${shown(answer.clock.now)} ${answer.clock.mode}`);
  },
};

/** Returns the name if the sandbox has a snapshot of this name. Throws a ToolError otherwise. */
async function knownSnapshot(client: ToolClient, asked: string): Promise<string> {
  const { snapshots } = await client.call('getSnapshots');
  return requireOneOf(
    asked,
    snapshots.map(({ name }) => name),
    'snapshot',
  );
}

const snapshotUsage = 'snapshot [list | keep NAME | restore NAME | delete NAME]';

export const snapshot: Command = {
  usage: snapshotUsage,
  about: 'saves the state of the sandbox and restores it',
  run: async ({ client, words: [word = 'list', ...rest], tell }) => {
    const action = requireOneOf(word, ['list', 'keep', 'restore', 'delete'] as const, 'action');
    const tellAll = (answer: Schema<'Snapshots'>): void =>
      tell(
        answer,
        ...linesOf(answer.snapshots, (one) => `${one.name}  ${shown(one.now)} ${one.mode}`, 'No snapshots.'),
      );
    if (action === 'list') return tellAll(await client.call('getSnapshots'));
    const asked = needed(rest.join(' '), snapshotUsage);
    if (action === 'keep') return tellAll(await client.call('saveSnapshot', { body: { name: asked } }));
    const name = await knownSnapshot(client, asked);
    if (action === 'delete') return tellAll(await client.call('deleteSnapshot', { params: { name } }));
    const answer = await client.call('restoreSnapshot', { params: { name } });
    tell(answer, `Restored ${name}: ${shown(answer.clock.now)} ${answer.clock.mode}`);
  },
};

const sandboxUsage = 'sandbox [list | new NAME [--from SNAPSHOT] | delete NAME]';

export const sandbox: Command = {
  usage: sandboxUsage,
  about: 'lists, creates and deletes sandboxes: separate universities beside the main one',
  options: ['from'],
  run: async ({ host, client, words: [word = 'list', asked], values, tell, info: { sandbox: here } }) => {
    const action = requireOneOf(word, ['list', 'new', 'delete'] as const, 'action');
    const tellAll = (answer: Schema<'Sandboxes'>): void =>
      tell(
        answer,
        ...linesOf(
          answer.sandboxes,
          (one) => `${one.name}  ${host.base}${one.path}/  ${shown(one.now)}`,
          'No sandboxes.',
        ),
      );
    if (action === 'list') return tellAll(await host.call('getSandboxes'));
    const name = needed(asked, sandboxUsage);
    if (action === 'new') {
      const from = values.from === undefined ? undefined : await knownSnapshot(client, values.from);
      const answer = await host.call('createSandbox', {
        body: { name, ...(from !== undefined && { from: { sandbox: here, snapshot: from } }) },
      });
      return tell(answer, `${host.base}/sandbox/${name}/`);
    }
    const known = requireOneOf(
      name,
      (await host.call('getSandboxes')).sandboxes.map((one) => one.name),
      'sandbox',
    );
    tellAll(await host.call('deleteSandbox', { params: { name: known } }));
  },
};
