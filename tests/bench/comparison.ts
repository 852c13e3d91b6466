import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from './bare-server.ts';
import { planWrites } from './plan.ts';
import type { Prepared } from './prepare.ts';
import {
  hammer,
  prepare,
  startProduct,
  startScript,
  volley,
  withServer,
  type Load,
  type Running,
} from './processes.ts';
import { inTurns, ratios, type Say } from './turns.ts';
import type { SignedIn } from './university.ts';

/**
 * Compares the product, and an earlier build if given, with the same bare Express route. They are measured in turns.
 */

const reads = {
  getStudentInformation: { path: '/api/student/CourseManagement/GetStudentInformation', aim: '≥ 0.4' },
  getSchedule: { path: '/api/student/Schedule/GetSchedule', aim: '≥ 0.5' },
  getStudentFees: { path: '/api/fees/Payment/GetStudentFees', aim: '≥ 0.55' },
  coursesToRegister: { path: '/api/course/CourseManagement/CoursesToRegister', aim: '≥ 0.7' },
} as const;
export type Read = keyof typeof reads;
export const readNames = Object.keys(reads) as Read[];
export const readPath = (name: Read, student: SignedIn): string =>
  `${reads[name].path}?StudFacultyCode=${student.facultyCode}`;
export const getReader = ({ students: [first] }: Prepared): SignedIn => {
  if (!first) throw new Error('the seed has no student for this measurement');
  return first;
};

const writes = {
  registerCourse: {
    path: '/api/course/CourseManagement/RegisterCourse',
    aim: '≥ 0.85, by processor time ≥ 0.6',
    bodyOf: ({ sectionIds: [sectionId] }: Prepared): object => ({ sectionId }),
  },
  startPayment: {
    path: '/api/fees/Payment/StartPayment',
    aim: '',
    bodyOf: ({ chargeIds }: Prepared, turn: number): object => ({
      items: [{ kind: 'charge', id: chargeIds[turn] }],
      useBalance: false,
    }),
  },
} as const;

type Options = { scratch: string; seconds: number; against?: string | undefined; say: Say };
type Build = { prepared: Prepared; server: Running };

/** Starts all measured servers: the product, the earlier build if given, and last the bare route. */
async function withBuilds(
  name: string,
  { scratch, against }: Options,
  signedIn: number,
  planOf: (build: Build, file: string) => Promise<Plan>,
  work: (builds: Build[], bare: Running) => Promise<void>,
): Promise<void> {
  const files = {
    now: join(scratch, `${name}.sqlite`),
    before: join(scratch, `${name}-before.sqlite`),
    bare: join(scratch, `${name}-bare.sqlite`),
    plan: join(scratch, `${name}.json`),
  };
  const wanted = { students: 4000, signedIn, sections: 1, seats: 1_000_000 };
  const prepared = prepare(files.now, wanted);
  copyFileSync(files.now, files.bare);
  await withServer(startProduct(files.now), async (server) => {
    const now = { prepared, server };
    writeFileSync(files.plan, JSON.stringify(await planOf(now, files.bare)));
    await withServer(startScript('bare-server.ts', [files.bare, files.plan]), async (bare) => {
      if (against === undefined) return work([now], bare);
      const earlier = prepare(files.before, wanted, against);
      await withServer(startProduct(files.before, {}, against), (before) =>
        work([now, { prepared: earlier, server: before }], bare),
      );
    });
  });
}

const bodiesOf = async ({ prepared, server }: Build): Promise<Plan['reads']> => {
  const student = getReader(prepared);
  return Object.fromEntries(
    await Promise.all(
      readNames.map(async (name) => {
        const response = await fetch(server.base + readPath(name, student), {
          headers: { authorization: `Bearer ${student.token}` },
        });
        if (response.status !== 200) throw new Error(`${name} answered ${response.status}`);
        return [name, (await response.json()) as unknown] as const;
      }),
    ),
  );
};

/** Compares reads. The bare route sends the same body from memory. */
export const compareReads = (options: Options, names: Read[] = readNames): Promise<void> =>
  withBuilds(
    'reads',
    options,
    1,
    async (build) => ({ reads: await bodiesOf(build), writes: {} }),
    async (builds, bare) => {
      for (const name of names) {
        const products = builds.map(
          ({ prepared, server }) =>
            () =>
              hammer(server, readPath(name, getReader(prepared)), getReader(prepared).token, options.seconds),
        );
        const [now, before] = ratios(
          await inTurns([...products, () => hammer(bare, `/${name}`, undefined, options.seconds)]),
        );
        options.say(
          `${name} compared with a bare route that sends the same body from memory`,
          now?.text ?? '',
          reads[name].aim,
          before?.text,
        );
      }
    },
  );

const all200 = (result: Load & { statuses: Map<number, number> }): Load => {
  if (result.statuses.get(200) !== result.answers)
    throw new Error(`a write was refused: ${JSON.stringify([...result.statuses])}`);
  return result;
};

/** Compares writes. The bare route makes the same rows in one transaction in a copy of the database. */
export const compareWrites = (options: Options, students = 1500, rounds = 5): Promise<void> =>
  withBuilds(
    'writes',
    options,
    students,
    async ({ prepared }, file) => ({ reads: {}, writes: await planWrites(prepared, file) }),
    async (builds, bare) => {
      const share = Math.floor(students / rounds);
      for (const [name, { path, aim, bodyOf }] of Object.entries(writes)) {
        const sent = [...builds, bare].map(() => 0);
        const shareOf = (index: number): number[] =>
          Array.from({ length: share }, () => (sent[index] = (sent[index] ?? 0) + 1) - 1);
        const products = builds.map(
          ({ prepared, server }, index) =>
            async () =>
              all200(
                await volley(
                  server,
                  shareOf(index).map((turn) => {
                    const student = prepared.students[turn];
                    return {
                      path: `${path}?StudFacultyCode=${student?.facultyCode ?? ''}`,
                      token: student?.token ?? '',
                      body: bodyOf(prepared, turn),
                    };
                  }),
                  20,
                ),
              ),
        );
        const [first] = builds;
        const route = async (): Promise<Load> =>
          all200(
            await volley(
              bare,
              shareOf(builds.length).map((turn) => ({
                path: `/${name}`,
                body: first ? bodyOf(first.prepared, turn) : {},
              })),
              20,
            ),
          );
        const measured = await inTurns([...products, route], rounds);
        const [now, before] = ratios(measured);
        options.say(
          `${name} compared with a bare route that writes the same rows`,
          now && before ? `${now.text}, ${(now.ratio / before.ratio).toFixed(1)}× before` : (now?.text ?? ''),
          aim,
          before?.text,
        );
      }
    },
  );

/** Measures a mock server of the contract for comparison. */
export async function compareMock(options: Options, startMock: () => Promise<Running | undefined>): Promise<void> {
  const mock = await startMock();
  if (!mock) return options.say('a mock server (prism)', 'could not be installed');
  await withServer(Promise.resolve(mock), (server) =>
    withBuilds(
      'mock',
      options,
      1,
      async (build) => ({ reads: await bodiesOf(build), writes: {} }),
      async ([build], bare) => {
        if (!build) return;
        const [rate] = ratios(
          await inTurns(
            [
              () =>
                hammer(
                  server,
                  `${reads.getStudentInformation.path}?StudFacultyCode=F0000000`,
                  getReader(build.prepared).token,
                  options.seconds,
                ),
              () => hammer(bare, '/getStudentInformation', undefined, options.seconds),
            ],
            3,
          ),
        );
        options.say(
          'a mock server (prism) answers getStudentInformation, compared with the bare route',
          rate?.text ?? '',
        );
      },
    ),
  );
}
