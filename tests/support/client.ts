import type { Operation } from '../../server/http/contract.ts';
import { HttpClient, type Input, type Line, type Reply } from '../../server/http/http-client.ts';
import { contractDifferences } from '../../server/conformance/judge.ts';
import { applicationAt, transportTo } from './transport.ts';

export type { Input, Reply };

/**
 * Calls operations by their id. Calls to an application in this process use supertest, and their responses are checked
 * against the contract.
 */
export class Client extends HttpClient {
  /** A new client without a session for the same sandbox. */
  fresh = (): Client => new Client(this.base);

  protected override lineTo(url: string, operation: Operation): Line {
    const application = applicationAt(url);
    // Streams, responses with 5xx, and all calls to a sandbox in which a fault is injected are not checked. Any call may
    // be answered with DEV-000005, because the sandbox may have been deleted.
    const held = application && !application.isFaulty(url) && !operation.stream;
    return {
      transport: transportTo(url, operation.stream),
      answered: (answer) => {
        if (!held || answer.status >= 500) return;
        const differences = contractDifferences(operation, answer).filter(
          ({ at }) => !(at === 'code' && answer.text.includes('"DEV-000005"')),
        );
        if (differences.length)
          throw new Error(
            `${operation.id} answers outside the contract: ${differences.map(({ at, says }) => `${at} ${says}`).join('; ')}`,
          );
      },
    };
  }

  /** Signs in as a persona, with its first academic record. */
  async as(persona: string): Promise<this> {
    return this.use(await this.call('startPersonaSession', { params: { key: persona } }));
  }

  /** The id of a section such as "ITCS214-01", as this student finds it. */
  async section(name: string, period: 'current' | 'early' = 'current'): Promise<number> {
    const [code = '', number = ''] = name.split('-');
    const { items } = await this.call('coursesToRegister', { query: { search: code, Period: period } });
    const section = items
      .find((course) => course.code === code)
      ?.sections.find((candidate) => candidate.number === number);
    if (!section) throw new Error(`no section ${name}`);
    return section.sectionId;
  }

  /** The id of this student's registration in a section such as "ITCS214-01". */
  async registration(name: string, period: 'current' | 'early' = 'current'): Promise<number> {
    const { courses } = await this.call('registeredCourses', { query: { Period: period } });
    const found = courses.find((course) => `${course.code}-${course.number}` === name);
    if (!found) throw new Error(`not registered in ${name}`);
    return found.registrationId;
  }

  async freeze(instant: string): Promise<void> {
    await this.call('setClock', { body: { mode: 'frozen', now: instant, expireSessions: false } });
  }
}

let sandboxes = 0;

/** A client in a new sandbox. */
export async function sandbox(base: string): Promise<Client> {
  const name = `t-${process.pid}-${(sandboxes += 1)}`;
  await new Client(base).call('createSandbox', { body: { name } });
  return new Client(`${base}/sandbox/${name}`);
}
