import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox, type Client } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let room: Client;
beforeAll(async () => {
  server = await startServer({ students: 20 });
  room = await sandbox(server.base);
  await room.freeze('2026-09-07T10:00:00+03:00');
});
afterAll(() => server.close());

const as = (persona: string): Promise<Client> => room.fresh().as(persona);
const menuOf = async (client: Client): Promise<string[]> =>
  (await client.call('getMenu')).groups.flatMap(({ forms }) => forms.map(({ path }) => path));

describe('the portal of who has left', () => {
  it.each([
    [
      'dismissedOneYear',
      'dismissed',
      ['/requests', '/appealRequest', '/refundRequest', '/caseStudy', '/clearance'],
      ['appeal', 'refund', 'caseStudy', 'clearance', 'document'],
    ],
    [
      'permanentlyWithdrawn',
      'withdrawn',
      ['/requests', '/refundRequest', '/caseStudy', '/clearance'],
      ['refund', 'caseStudy', 'clearance', 'document'],
    ],
  ])('%s: menu, services and landing page offer the same', async (persona, status, requests, services) => {
    const client = await as(persona);
    const menu = await menuOf(client);
    expect(
      menu.filter((path) =>
        [
          '/requests',
          '/appealRequest',
          '/refundRequest',
          '/caseStudy',
          '/clearance',
          '/enrollment',
          '/registeredCourses',
          '/courseSchedule',
          '/gpaSimulator',
        ].includes(path),
      ),
    ).toEqual(requests);
    expect((await client.call('getServices')).services.map(({ service }) => service).sort()).toEqual(
      [...services].sort(),
    );
    const { ended, services: onHome } = await client.call('getDashboard');
    expect(ended).toMatchObject({ status });
    expect(ended?.since).toMatch(/^202/);
    expect(ended?.forms.map(({ path }) => path)).toEqual(menu.filter((path) => path !== '/dashboard'));
    expect(onHome.every(({ path }) => menu.includes(path))).toBe(true);
    const { closed } = await client.call('getMenu');
    expect(closed?.status).toBe(status);
    expect(closed?.paths).toEqual(expect.arrayContaining(['/registeredCourses', '/stay-or-leave']));
    expect(closed?.paths.filter((path) => menu.includes(path))).toEqual([]);
  });

  it('still answers what is theirs, and refuses what is not', async () => {
    const client = await as('permanentlyWithdrawn');
    for (const id of [
      'getMessages',
      'getMyRequests',
      'getAcademicTranscript',
      'getStudentFees',
      'getPaymentHistory',
      'getRefundableBalance',
      'getCaseStudies',
      'getContactDetails',
    ] as const)
      expect([id, (await client.send(id)).status]).toEqual([id, 200]);
    expect(
      codesOf(await client.send('registerCourse', { body: { sectionId: await client.section('STAT273-01') } })),
    ).toEqual(['MSG-000001']);
  });

  it('is whole for everybody else, with the two pages that are for some', async () => {
    const [eligible, probation, inactive] = await Promise.all(['eligible', 'probation', 'inactiveEnrolment'].map(as));
    const [menu, warned, away] = await Promise.all([eligible!, probation!, inactive!].map(menuOf));
    expect([menu!.includes('/caseStudy'), menu!.includes('/enrollment')]).toEqual([false, false]);
    expect([warned!.includes('/caseStudy'), warned!.includes('/enrollment')]).toEqual([true, false]);
    expect([away!.includes('/caseStudy'), away!.includes('/enrollment')]).toEqual([false, true]);
    expect(await eligible!.call('getMenu')).toMatchObject({ closed: null });
    expect((await eligible!.call('getDashboard')).ended).toBeNull();
  });

  it.each([
    ['orientation', true, true],
    ['newlyRegistered', false, true],
    ['eligible', false, false],
    ['frozenStudent', false, false],
  ])(
    'offers %s an exemption: %s, cancelling the admission: %s; in the menu and on the landing page',
    async (persona, exempted, canceled) => {
      const client = await as(persona);
      const { services } = await client.call('getDashboard');
      for (const paths of [await menuOf(client), services.map(({ path }) => path)])
        expect([paths.includes('/exemptionRequest'), paths.includes('/cancelAdmissionStud')]).toEqual([
          exempted,
          canceled,
        ]);
      // If a student opens the page of a service that the menu does not show, the service gives the reason.
      const all = (await client.call('getServices')).services;
      expect(all.find(({ path }) => path === '/exemptionRequest')?.reasons.length === 0).toBe(exempted);
    },
  );

  it('of two records is the chosen one’s', async () => {
    const client = await as('twoRecords');
    expect((await client.call('getMenu')).closed).toBeNull();
  });

  it('links kept from before are not shown, and not offered', async () => {
    const client = await as('dismissedOneYear');
    const { links } = await client.call('getTopHitLinks');
    expect(links.map(({ path }) => path).includes('/registeredCourses')).toBe(false);
    const eligible = await (await as('eligible')).call('getMenu');
    const registration = eligible.groups
      .flatMap(({ forms }) => forms)
      .find(({ path }) => path === '/registeredCourses')!.seFormId;
    expect((await client.send('saveTopHitLinks', { body: { formIds: [registration] } })).status).toBe(422);
  });
});
