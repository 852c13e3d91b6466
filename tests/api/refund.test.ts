import XLSX from 'xlsx';
import { describe, expect, it } from 'vitest';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { emptyCanceledFiles } from '../../server/features/request/attachment-queries.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import type { Client } from '../support/client.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room } from '../support/room.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const { as } = here;

const iban = 'BH67 BMAG 0000 1299 1234 56';
const letter = () => sampleFile('bank-letter')!;
type Sent = { amount: number; reason: 'dropped'; iban: string; remarks: string; file: Blob };
const body = (change: Partial<Sent> = {}): Sent => ({
  amount: 100_000,
  reason: 'dropped',
  iban,
  remarks: 'Two courses dropped',
  file: letter(),
  ...change,
});
const balanceIn = (student: Client) =>
  all<{ balance: number }>(here.db, 'select balance from student where faculty_code = ?', student.record)[0]?.balance;
const codesFor = async (student: Client, change: Partial<Sent>) => {
  const answer = await student.send('submitRefund', { body: body(change) });
  return [answer.status, ...codesOf(answer)];
};

type ContainerFormat = {
  utils: { cfb_new: () => object; cfb_add: (container: object, name: string, content: Buffer) => void };
  write: (container: object, options: object) => Buffer<ArrayBuffer>;
};

/** A minimal Word file of either kind. The kind is recognised by the content. */
const word = (kind: 'doc' | 'docx', name = `letter.${kind}`): File => {
  const { utils, write } = XLSX.CFB as ContainerFormat;
  const container = utils.cfb_new();
  if (kind === 'doc') utils.cfb_add(container, '/WordDocument', Buffer.alloc(5000, 1));
  else {
    utils.cfb_add(
      container,
      '/[Content_Types].xml',
      Buffer.from(
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    );
    utils.cfb_add(container, '/word/document.xml', Buffer.from('<w:document/>'));
  }
  return new File([write(container, { type: 'buffer', ...(kind === 'docx' && { fileType: 'zip' }) })], name);
};

describe('the files of refunds', () => {
  const large = () => sampleFile('large-letter')!;
  const kept = () =>
    all<{ bytes: number }>(here.db, 'select coalesce(sum(length(content)), 0) bytes from attachment')[0]!.bytes;
  const sendAndCancel = async (student: Client, file: Blob) => {
    const { refunds } = await student.call('submitRefund', { body: body({ file }) });
    await student.call('cancelRefund', { params: { id: refunds[0]!.id } });
    return refunds[0]!.attachment.id;
  };

  it('take no more than 50 MiB of one record, and those of canceled requests go after thirty days', async () => {
    const student = await as('wantsRefund');
    let id = '';
    for (let i = 0; i < 5; i += 1) id = await sendAndCancel(student, large());
    expect(await codesFor(student, { file: large() })).toEqual([422, 'file.quota']);
    await sendAndCancel(student, letter());
    const before = kept();
    expect(before).toBeLessThan(50 * 1024 * 1024);
    const start = Date.parse('2026-09-07T10:00:00+03:00');
    expect(emptyCanceledFiles(here.db, start + 30 * 86_400_000 - 1)).toBe(0);
    expect((await student.send('downloadAttachment', { params: { id } })).status).toBe(200);
    expect(emptyCanceledFiles(here.db, start + 30 * 86_400_000)).toBe(6);
    expect(kept()).toBe(0);
    const gone = await student.send('downloadAttachment', { params: { id } });
    expect([gone.status, gone.body.Refusals]).toEqual([
      404,
      [{ Code: 'file.notFound', Params: { context: 'removed' } }],
    ]);
    expect((await student.call('getRefunds')).refunds).toHaveLength(6);
    await sendAndCancel(student, large());
  });

  it('stay as long as their request is not canceled', async () => {
    const student = await as('wantsRefund');
    await student.call('submitRefund', { body: body() });
    expect(emptyCanceledFiles(here.db, Date.parse('2030-01-01T10:00:00+03:00'))).toBe(0);
  });
});

it('a refund is told outside the portal, with most of the account hidden', async () => {
  const student = await as('wantsRefund');
  const { refunds } = await student.call('submitRefund', { body: body(), headers: { 'accept-language': 'en' } });
  const [message] = (await student.call('getOutbox')).messages;
  expect(message).toMatchObject({ channel: 'sms', code: null });
  expect(message!.body.replace(/[\u2066-\u2069\u00a0]/g, ' ')).toMatch(
    new RegExp(`${refunds[0]!.referenceNumber}.*100\\.000.*BH67 •••• 3456`),
  );
  expect(JSON.stringify(message)).not.toContain('1299');
});

describe('a refund', () => {
  it('holds its amount, which returns when it is taken back', async () => {
    const student = await as('wantsRefund');
    expect(await student.call('getRefundableBalance')).toEqual({
      balance: 216_000,
      held: 0,
      refundable: 216_000,
      toBalance: [],
      reasons: [],
      fileMaximumMebibytes: 10,
    });
    const { messages, balance, refunds } = await student.call('submitRefund', { body: body() });
    expect(messages).toMatchObject([{ Code: 'MSG-000032', Params: { reference: refunds[0]!.referenceNumber } }]);
    expect(balance).toMatchObject({
      balance: 116_000,
      held: 100_000,
      refundable: 116_000,
      reasons: [{ Code: 'MSG-000026' }],
    });
    expect(refunds).toMatchObject([
      {
        status: 'sent',
        amount: 100_000,
        iban: 'BH67BMAG00001299123456',
        attachment: { name: 'bank-letter.pdf', type: 'application/pdf' },
        receiptNumber: null,
      },
    ]);
    expect([balanceIn(student), ledgerFaults(here.db)]).toEqual([116_000, []]);
    const canceled = await student.call('cancelRefund', { params: { id: refunds[0]!.id } });
    expect(canceled).toMatchObject({
      messages: [{ Code: 'MSG-000033' }],
      balance: { held: 0, refundable: 216_000, reasons: [] },
      refunds: [{ status: 'canceled' }],
    });
    expect(codesOf(await student.send('cancelRefund', { params: { id: refunds[0]!.id } }))).toEqual([
      'request.decided',
    ]);
    expect((await (await as('eligible')).send('cancelRefund', { params: { id: refunds[0]!.id } })).status).toBe(403);
    expect([balanceIn(student), ledgerFaults(here.db)]).toEqual([216_000, []]);
  });

  it('is paid out or given back by the finance office', async () => {
    const student = await as('wantsRefund');
    const sendOne = async () => (await student.call('submitRefund', { body: body() })).refunds[0]!;
    const first = await sendOne();
    expect((await here.room.call('getRequests', { query: { kind: 'refund' } })).requests).toMatchObject([
      {
        office: 'finance',
        form: [],
        facts: [
          { name: 'amount', fils: 100_000 },
          { name: 'reason' },
          { name: 'iban', code: iban },
          { name: 'remarks' },
          { name: 'proof', file: { name: 'bank-letter.pdf' } },
        ],
      },
    ]);
    await here.room.call('decideRequest', {
      params: { referenceNumber: first.referenceNumber },
      body: { decision: 'refused', note: 'The letter is of another person' },
    });
    expect([balanceIn(student), ledgerFaults(here.db)]).toEqual([216_000, []]);
    const second = await sendOne();
    await here.room.call('decideRequest', {
      params: { referenceNumber: second.referenceNumber },
      body: { decision: 'approved' },
    });
    expect((await student.call('getRefunds')).refunds).toMatchObject([
      {
        status: 'approved',
        receiptNumber: expect.stringMatching(/^TRF-2026-\d{6}$/) as string,
        history: [{ office: 'student' }, { office: 'finance', decision: 'approved' }],
      },
      { status: 'refused' },
    ]);
    expect([balanceIn(student), ledgerFaults(here.db)]).toEqual([116_000, []]);
    expect(
      all<{ template: string }>(
        here.db,
        'select template from inbox_message where student_id = (select id from student where faculty_code = ?) order by id desc limit 2',
        student.record,
      ).map(({ template }) => template),
    ).toEqual(['refundApproved', 'refundRefused']);
    expect(codesOf(await student.send('cancelRefund', { params: { id: second.id } }))).toEqual(['request.decided']);
  });

  it('is refused with every reason at once', async () => {
    const student = await as('wantsRefund');
    expect(
      await codesFor(student, { amount: 216_001, iban: 'BH68 BMAG 0000 1299 1234 56', file: sampleFile('empty')! }),
    ).toEqual([422, 'refund.amountTooHigh', 'refund.ibanInvalid', 'file.empty']);
    expect(await codesFor(await as('eligible'), {})).toEqual([422, 'MSG-000074']);
    expect(balanceIn(student)).toBe(216_000);
  });

  it('sent twice with one key is one refund; with another file under the same key it is refused', async () => {
    const student = await as('wantsRefund');
    const headers = { 'idempotency-key': 'one-refund-only' };
    const answers = [
      await student.send('submitRefund', { body: body(), headers }),
      await student.send('submitRefund', { body: body(), headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await student.call('getRefunds')).refunds).toHaveLength(1);
    expect((await student.send('submitRefund', { body: body({ file: word('docx') }), headers })).status).toBe(409);
  });

  it('cannot be sent on a Friday, nor outside its period', async () => {
    const student = await as('wantsRefund');
    await here.room.freeze('2026-09-11T10:00:00+03:00');
    expect(await codesFor(student, {})).toEqual([422, 'gate.daysOff']);
    await here.room.freeze('2026-08-20T10:00:00+03:00');
    expect(await codesFor(student, {})).toEqual([422, 'MSG-000024']);
  });
});

describe('a file', () => {
  it.each(['doc', 'docx'] as const)('of Word is told by its content: %s', async (kind) => {
    const student = await as('wantsRefund');
    const { refunds } = await student.call('submitRefund', { body: body({ file: word(kind) }) });
    expect(refunds[0]?.attachment).toMatchObject({
      name: `letter.${kind}`,
      type:
        kind === 'doc'
          ? 'application/msword'
          : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    });
  });

  it('whose name and content differ is refused, and so is what is neither', async () => {
    const student = await as('wantsRefund');
    for (const file of [
      word('docx', 'letter.pdf'),
      word('doc', 'letter.docx'),
      sampleFile('picture-called-pdf')!,
      sampleFile('pdf-called-docx')!,
      new File(['plain'], 'letter.pdf'),
      new File([await letter().text()], 'letter'),
    ])
      expect(await codesFor(student, { file }), file.name).toEqual([422, 'file.kind']);
    expect(await codesFor(student, { file: sampleFile('too-large')! })).toEqual([413, 'file.tooLarge']);
    expect(all(here.db, 'select id from attachment')).toEqual([]);
  });

  it('may be as large as the one figure says that the page is told too', async () => {
    const student = await as('wantsRefund');
    const file = (mebibytes: number) =>
      new File(
        [Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(mebibytes * 1024 * 1024 - 9, 32)])],
        'letter.pdf',
      );
    here.db.$client.prepare(`update university_limit set value = 2 where key = 'fileMaximumMebibytes'`).run();
    expect((await student.call('getRefundableBalance')).fileMaximumMebibytes).toBe(2);
    expect(await codesFor(student, { file: file(2.1) })).toEqual([413, 'file.tooLarge']);
    expect(await codesFor(student, { file: file(2) })).toEqual([200]);
  });

  it('keeps its name in any script, without folders and hidden signs', async () => {
    const student = await as('wantsRefund');
    const named = new File([await letter().arrayBuffer()], '../..\\\u202eكشف الحساب.pdf');
    const { refunds } = await student.call('submitRefund', { body: body({ file: named }) });
    expect(refunds[0]?.attachment.name).toBe('كشف الحساب.pdf');
    const file = await fetch(
      `${student.base}/api/student/Attachments/Download/${refunds[0]!.attachment.id}?StudFacultyCode=${student.record}`,
      { headers: { authorization: `Bearer ${student.session!.idToken}` } },
    );
    expect(
      Object.fromEntries(
        ['content-type', 'content-disposition', 'x-content-type-options', 'cache-control'].map((name) => [
          name,
          file.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="___ ______.pdf"; filename*=UTF-8''${encodeURIComponent('كشف الحساب.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(await letter().arrayBuffer()))).toBe(true);
    const other = await (
      await as('eligible')
    ).send('downloadAttachment', { params: { id: refunds[0]!.attachment.id } });
    expect([other.status, ...codesOf(other)]).toEqual([403, 'file.notYours']);
    expect((await student.send('downloadAttachment', { params: { id: 'x'.repeat(22) } })).status).toBe(404);
  });

  it('is opened by the office that has the request, as it was sent, and under no other request', async () => {
    const { refunds } = await (
      await as('wantsRefund')
    ).call('submitRefund', { body: body({ file: new File([await letter().arrayBuffer()], 'رسالة المصرف.pdf') }) });
    const {
      referenceNumber,
      attachment: { id },
    } = refunds[0]!;
    const file = await fetch(`${here.room.base}/sim/requests/${referenceNumber}/attachments/${id}`);
    expect([
      file.status,
      file.headers.get('content-type'),
      file.headers.get('content-disposition'),
      file.headers.get('content-security-policy'),
    ]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="_____ ______.pdf"; filename*=UTF-8''${encodeURIComponent('رسالة المصرف.pdf')}`,
      "default-src 'none'; sandbox",
    ]);
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(await letter().arrayBuffer()))).toBe(true);
    const [waiting] = (await here.room.call('getRequests', { query: { kind: 'addSeat' } })).requests;
    for (const [params, code] of [
      [{ referenceNumber: waiting!.referenceNumber, id }, 'file.notFound'],
      [{ referenceNumber, id: 'x'.repeat(22) }, 'file.notFound'],
      [{ referenceNumber: 'REF-2026-999999', id }, 'DEV-000007'],
    ] as const) {
      const refused = await here.room.send('getRequestAttachment', { params });
      expect([refused.status, ...codesOf(refused)], JSON.stringify(params)).toEqual([404, code]);
    }
  });

  it('is only taken from who is signed in, and in its own part', async () => {
    const student = await as('wantsRefund');
    expect(
      (await here.room.fresh().send('submitRefund', { query: { StudFacultyCode: student.record! }, body: body() }))
        .status,
    ).toBe(401);
    expect(await codesFor(student, { file: 'not a file' as unknown as Blob })).toEqual([400, 'DEV-000001']);
    expect(await codesFor(student, { remarks: letter() as unknown as string })).toEqual([400, 'DEV-000001']);
    expect(await codesFor(student, { extra: '1' } as Partial<Sent>)).toEqual([400, 'DEV-000001']);
    expect(await codesFor(student, { amount: 1.5 })).toEqual([400, 'DEV-000001']);
    expect(await codesFor(student, { remarks: 'x'.repeat(70_000) })).toEqual([413, 'DEV-000003']);
  });
});

it('stands among the student’s requests of every kind', async () => {
  const student = await as('wantsRefund');
  const { refunds } = await student.call('submitRefund', { body: body() });
  const [refund] = refunds;
  expect((await student.call('getMyRequests')).requests).toMatchObject([
    {
      referenceNumber: refund!.referenceNumber,
      kind: 'refund',
      page: '/refundRequest',
      status: 'sent',
      decidedAt: null,
      history: [{ decision: 'sent' }],
    },
  ]);
  expect(await student.call('getRequest', { params: { referenceNumber: refund!.referenceNumber } })).toMatchObject({
    request: { referenceNumber: refund!.referenceNumber },
    facts: [{ name: 'amount' }, { name: 'reason' }, { name: 'iban' }, { name: 'remarks' }, { name: 'proof' }],
  });
  expect(
    (await (await as('eligible')).send('getRequest', { params: { referenceNumber: refund!.referenceNumber } })).status,
  ).toBe(403);
});
