import { describe, expect, it } from 'vitest';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import type { Client } from '../support/client.ts';
import { Room, told } from '../support/room.ts';
import { thesesIn } from '../support/theses.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00', persona: 'thesisStudent' });
const { as } = here;
const { approved, decide, find, sent } = thesesIn(here);

describe('a research plan', () => {
  const files = () => ({ plan: sampleFile('research-plan')!, responsibility: sampleFile('responsibility')! });
  const names = { nameEn: 'Air quality in Ma’ameer', nameAr: 'جودة الهواء في المعامير' };
  const savePlan = (student: Client, body: object) => student.send('saveResearchPlan', { body });
  const sendPlan = (student: Client, id: number) => student.send('sendResearchPlan', { params: { id } });

  it('follows an approved topic, goes to its supervisor, and is on the record', async () => {
    const student = await as('thesisApproved');
    const { topic, plan, plans } = await student.call('getResearchPlans');
    expect([topic?.subTopic, topic?.reference, plan, plans]).toEqual(['Sensor placement', null, null, []]);
    const { request: draft } = (await savePlan(student, { ...names, ...files() })).body;
    const { request } = (await sendPlan(student, draft.id)).body;
    expect(request).toMatchObject({
      status: 'sent',
      turn: ['supervisor'],
      holder: topic!.supervisor,
      kind: 'researchPlan',
    });
    const other = (await savePlan(student, { ...names, ...files() })).body.request;
    expect(told(await sendPlan(student, other.id))).toEqual([422, 'MSG-000026']);
    await approved(draft.referenceNumber);
    expect((await student.call('getResearchPlans')).plan).toBe(draft.referenceNumber);
    expect(told(await sendPlan(student, other.id))).toEqual([422, 'MSG-000025']);
    const services = (await student.call('getServices')).services.filter(({ service }) => service === 'thesis');
    expect(services.map(({ kind, path, reasons }) => [kind, path, reasons[0]!.Code])).toEqual([
      ['thesisTopic', '/thesisTopic', 'thesis.topicApproved'],
      ['researchPlan', '/thesisResearchPlan', 'MSG-000025'],
    ]);
  });

  it('needs both names, two files, and different names of the files', async () => {
    const student = await as('thesisApproved');
    const {
      request: { id, referenceNumber: draft },
    } = (await savePlan(student, { nameEn: ' ' })).body;
    expect(told(await sendPlan(student, id))).toEqual([
      422,
      'thesis.planName',
      'thesis.planName',
      'request.fileMissing',
      'request.fileMissing',
    ]);
    const twin = new File([await sampleFile('responsibility')!.arrayBuffer()], 'RESEARCH-plan.pdf', {
      type: 'application/pdf',
    });
    expect(
      told(await savePlan(student, { ...names, draft, plan: sampleFile('research-plan')!, responsibility: twin })),
    ).toEqual([200]);
    expect((await sendPlan(student, id)).body).toMatchObject({
      Refusals: [{ Code: 'file.sameName', Field: 'responsibility' }],
    });
    expect(told(await savePlan(student, { draft, responsibility: sampleFile('picture-called-pdf')! }))).toEqual([
      422,
      'file.kind',
    ]);
    expect(told(await savePlan(student, { draft, responsibility: sampleFile('empty')! }))).toEqual([422, 'file.empty']);
    expect(told(await savePlan(student, { draft, version: 1, nameEn: 'Late' }))).toEqual([422, 'MSG-000030']);
    expect(told(await savePlan(student, { draft, responsibility: sampleFile('responsibility')! }))).toEqual([200]);
    expect(told(await sendPlan(student, id))).toEqual([200]);
    // After the plan was returned, the names of its files are compared again.
    await decide(draft, { decision: 'returned', fields: ['plan'], note: 'Page 2 is missing.' });
    const again = (name: string) =>
      student.send('resendRequest', {
        params: { referenceNumber: draft },
        body: { part: 'plan', file: new File([Buffer.from('%PDF-1.4\n%%EOF\n')], name, { type: 'application/pdf' }) },
      });
    expect(told(await again('responsibility.pdf'))).toEqual([422, 'file.sameName']);
    expect(told(await again('plan-2.pdf'))).toEqual([200]);
  });

  it.each([
    ['thesisStudent', 'thesis.noTopic'],
    ['eligible', 'thesis.postgraduatesOnly'],
    ['frozenStudent', 'MSG-000076'],
  ])('of %s is refused: %s', async (persona, code) => {
    const student = await as(persona);
    const { request } = (await savePlan(student, { ...names, ...files() })).body;
    const answer = told(await sendPlan(student, request.id));
    expect(answer).toContain(code);
    // Students who cannot have a topic are not told to propose one.
    expect(answer.includes('thesis.noTopic')).toBe(code === 'thesis.noTopic');
  });

  it.each([
    ['2026-09-05T10:00:00+03:00', [422, 'gate.daysOff', 'MSG-000024']],
    ['2026-09-06T07:59:59+03:00', [422, 'MSG-000024']],
    ['2026-09-06T08:00:00+03:00', [200]],
    ['2026-09-11T10:00:00+03:00', [422, 'gate.daysOff']],
    ['2026-11-05T23:59:59+03:00', [200]],
    ['2026-11-06T00:00:00+03:00', [422, 'gate.daysOff', 'MSG-000024']],
    ['2026-11-08T10:00:00+03:00', [422, 'MSG-000024']],
  ])('handed in at %s answers %j, and is kept whatever the answer', async (instant, answer) => {
    await here.room.freeze(instant);
    const student = await as('thesisApproved');
    const { request } = (await savePlan(student, { ...names, ...files() })).body;
    expect(told(await sendPlan(student, request.id))).toEqual(answer);
    expect((await student.call('getResearchPlans')).plans).toMatchObject([
      { request: { status: answer[0] === 200 ? 'sent' : 'draft' } },
    ]);
  });

  it('is cancelled until the first decision, and another one may be handed in then', async () => {
    const student = await as('thesisApproved');
    const handIn = async (): Promise<string> => {
      const { request } = (await savePlan(student, { ...names, ...files() })).body;
      expect(told(await sendPlan(student, request.id))).toEqual([200]);
      return request.referenceNumber;
    };
    const cancel = (referenceNumber: string) => student.send('cancelRequest', { params: { referenceNumber } });
    const first = await handIn();
    expect(told(await cancel(first))).toEqual([200]);
    expect(told(await decide(first))).not.toContain(200);
    const second = await handIn();
    // Returning a request is not a decision.
    expect(told(await decide(second, { decision: 'returned', fields: ['plan'], note: 'Page 2 is missing.' }))).toEqual([
      200,
    ]);
    expect(told(await cancel(second))).toEqual([200]);
    const third = await handIn();
    expect(told(await decide(third))).toEqual([200]);
    expect(told(await cancel(third))).toEqual([422, 'request.decided']);
    expect((await find(third, student)).request).toMatchObject({ status: 'sent', step: 'headOfDepartment' });
  });

  it('is unlocked by the approval of the topic', async () => {
    const { request } = (await savePlan(here.student, { ...names, ...files() })).body;
    expect(told(await sendPlan(here.student, request.id))).toEqual([422, 'thesis.noTopic']);
    await approved(await sent());
    expect(told(await sendPlan(here.student, request.id))).toEqual([200]);
  });
});
