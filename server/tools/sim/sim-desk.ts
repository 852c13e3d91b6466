import { operationNamed } from '../../http/contract.ts';
import { ToolError } from '../tool-server.ts';
import { linesOf, needed, requireOneOf, type Command } from './sim-command.ts';

const decisions = {
  approve: 'approved',
  reject: 'refused',
  return: 'returned',
  check: 'checked',
  collect: 'collected',
} as const;
const decideUsage = 'decide REF approve|reject|return [--note TEXT] [--set FIELD=VALUE]';

/** Parses repeated options of the form `FIELD=VALUE`. Throws a ToolError for other forms. */
function parseFields(texts: string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new ToolError(`--set needs FIELD=VALUE, not ${text}.`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

export const requests: Command = {
  usage: 'requests [WORDS]',
  about: 'lists the requests that wait for an office',
  run: async ({ client, words, tell }) => {
    const answer = await client.call('getRequests', {
      query: words.length ? { search: words.join(' ') } : { status: 'sent' },
    });
    tell(
      answer,
      ...linesOf(
        answer.requests,
        ({ referenceNumber, kind, status, office, student }) =>
          `${referenceNumber}  ${kind}  ${status}  ${office}  ${student.name.en}`,
      ),
    );
  },
};

export const decide: Command = {
  usage: decideUsage,
  about: 'decides a request for its office',
  options: ['note', 'set', 'item'],
  run: async ({ client, words: [reference, word], values: { note, set = [], item }, tell }) => {
    const referenceNumber = needed(reference, decideUsage).toUpperCase();
    const decision = decisions[requireOneOf(word, Object.keys(decisions) as (keyof typeof decisions)[], 'decision')];
    const answer = await client.call('decideRequest', {
      params: { referenceNumber },
      body: {
        decision,
        ...(note !== undefined && { note }),
        ...(item !== undefined && { item }),
        ...(set.length && { values: parseFields(set) }),
      },
    });
    tell(answer, `${answer.referenceNumber} (${answer.kind}) is ${answer.status}.`);
  },
};

export const students: Command = {
  usage: 'students [WORDS]',
  about: 'lists students you can sign in as: personas, built students, newcomers of this semester',
  run: async ({ client, words, tell }) => {
    const answer = await client.call('getPersonas');
    const wanted = words.map((word) => word.toLowerCase());
    const found = answer.personas.filter(({ key, name, title, shows, area }) => {
      const text = [key, name.en, name.ar, title.en, title.ar, shows.en, area].join(' ').toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    tell(
      { ...answer, personas: found },
      ...linesOf(found, ({ key, title, name }) => `${key}  ${title.en}  ${name.en}`),
    );
  },
};

export const as: Command = {
  usage: 'as PERSONA [--curl | --token]',
  about: 'signs a student in and prints the page’s address and a token; --curl prints a curl command',
  options: ['curl', 'token'],
  run: async ({ client, words: [word], values, tell }) => {
    // Upper and lower case are equal, as in user names, because the key of a newcomer is a user name.
    const keys = (await client.call('getPersonas')).personas.map(({ key }) => key);
    const key = keys.find((one) => one.toLowerCase() === word?.toLowerCase()) ?? requireOneOf(word, keys, 'persona');
    const session = await client.call('startPersonaSession', { params: { key } });
    const record = session.records[0]?.studFacultyCode;
    if (values.token) return tell(session, session.idToken);
    if (values.curl) {
      // An account without an academic record has no student information, so its sessions are read instead.
      const { path } = operationNamed(record === undefined ? 'getSessions' : 'getStudentInformation')!;
      const query = record === undefined ? '' : `?StudFacultyCode=${record}`;
      return tell(session, `curl -H 'Authorization: Bearer ${session.idToken}' '${client.base}${path}${query}'`);
    }
    tell(
      session,
      `Page    ${client.base}/simulator/as/${key}`,
      `Record  ${record ?? 'none'}`,
      `Token   ${session.idToken}`,
    );
  },
};
