import type { Db } from '../../../db/db.ts';
import type { RequestDetails } from '../../../db/schema/request.ts';
import { FileResponse } from '../../http/download.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';
import { getLimit } from '../../limits.ts';
import { malformed, type MessageCode, refuse, Refused, throwIfRefused } from '../../refusal.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { attachmentOfStudent } from './attachment-queries.ts';
import { myRequest, requestChanged, requestDetails } from './request-presenter.ts';
import { confirmRequest, sendRequestCode } from './request-code.ts';
import { dispatch, resendRequest, saveDraft } from './request-commands.ts';
import { consequencesAnswer } from './request-consequences.ts';
import type { RequestRow } from './request-kind.ts';
import { kindByName } from './request-registry.ts';
import { requestOfStudent, requestsOfStudent } from './request-queries.ts';
import { notStale } from './request-rules.ts';

const isDetail = (value: unknown): value is RequestDetails[string] =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= 4000) ||
  (typeof value === 'number' && Number.isSafeInteger(value));

const mostDetails = 40;

/**
 * Parses the details from the form's JSON text. Throws a 400 if it is not a flat object with at most `mostDetails`
 * valid values.
 */
function parseDetails(text: string | undefined): RequestDetails {
  if (text === undefined) return {};
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw malformed('body/details: must be JSON');
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw malformed('body/details: must be an object');
  const entries: [string, unknown][] = Object.entries(found);
  const known = entries.filter((entry): entry is [string, RequestDetails[string]] => isDetail(entry[1]));
  if (entries.length > mostDetails || known.length < entries.length)
    throw malformed('body/details: must hold texts, whole numbers, true, false or null');
  return Object.fromEntries(known);
}

const toFiles = (part: string | undefined, file: UploadedFile | undefined): Record<string, UploadedFile> => {
  if (!file) return {};
  if (part === undefined) throw malformed('body/part: is required with a file');
  return { [part]: file };
};

const changed = (db: Db, request: RequestRow, now: number, code: MessageCode): [200, Schema<'RequestChange'>] =>
  requestChanged(db, kindByName(db, request.kind), request, now, code);

const found = (db: Db, { studentId }: Student, params: { referenceNumber: string }): RequestRow =>
  requestOfStudent(db, studentId, params);

export const requestHandlers = {
  getMyRequests: ({ db, student: { studentId }, now }) => [
    200,
    {
      requests: requestsOfStudent(db, studentId).map((request) =>
        myRequest(db, kindByName(db, request.kind), request, now),
      ),
      fileMaximumMebibytes: getLimit(db, 'fileMaximumMebibytes'),
    },
  ],

  getRequest: ({ db, student, now, params }) => {
    const request = found(db, student, params);
    return [200, requestDetails(db, kindByName(db, request.kind), request, now)];
  },

  getConsequences: ({ db, student, now, query: { Kind, Subject, Draft } }) => {
    const kind = kindByName(db, Kind);
    if (!kind.hasPreview) throw new Refused(refuse('request.noConsequences', { context: Kind }));
    const draft = Draft === undefined ? null : found(db, student, { referenceNumber: Draft });
    if (draft && draft.kind !== Kind) throw new Refused(refuse('request.notFound'));
    const about = {
      student,
      subjectId: Subject ?? draft?.subjectId ?? null,
      details: draft?.details ?? {},
      request: draft,
    };
    return [200, consequencesAnswer(db, kind, about, now)];
  },

  saveDraft: ({ db, student, now, body: { kind: name, referenceNumber, subject, version, details, part, file } }) => {
    const kind = kindByName(db, name);
    if (!kind.draft && referenceNumber === undefined)
      throw malformed(`body/kind: requests of the kind ${name} cannot be saved as drafts`);
    const request = saveDraft(
      db,
      kind,
      {
        student,
        subjectId: subject ?? null,
        reference: referenceNumber,
        version,
        details: parseDetails(details),
        files: toFiles(part, file),
      },
      now,
    );
    return changed(db, request, now, 'MSG-000031');
  },

  resendRequest: ({ db, student, now, params, body: { version, details, part, file } }) => {
    const request = found(db, student, params);
    return changed(
      db,
      resendRequest(
        db,
        kindByName(db, request.kind),
        request,
        { student, version, details: parseDetails(details), files: toFiles(part, file) },
        now,
      ),
      now,
      'MSG-000032',
    );
  },

  sendRequestCode: ({ db, student, now, language, params }) => {
    const request = found(db, student, params);
    return [200, sendRequestCode(db, kindByName(db, request.kind), request, language, now)];
  },

  confirmRequest: ({ db, student, now, params, body }) => {
    const request = found(db, student, params);
    return changed(db, confirmRequest(db, kindByName(db, request.kind), request, body, now), now, 'MSG-000032');
  },

  answerRequest: ({ db, student, now, params, body: { answer, version } }) => {
    const request = found(db, student, params);
    throwIfRefused(notStale({ seen: version, version: request.version }));
    const accepted = answer === 'accepted';
    return changed(
      db,
      dispatch(
        db,
        kindByName(db, request.kind),
        request,
        { name: accepted ? 'accept' : 'decline', actor: 'student' },
        now,
      ),
      now,
      accepted ? 'MSG-000032' : 'MSG-000033',
    );
  },

  cancelRequest: ({ db, student, now, params }) => {
    const request = found(db, student, params);
    return changed(
      db,
      dispatch(db, kindByName(db, request.kind), request, { name: 'cancel', actor: 'student' }, now),
      now,
      'MSG-000033',
    );
  },

  deleteDraft: ({ db, student, now, params }) => {
    const request = found(db, student, params);
    dispatch(db, kindByName(db, request.kind), request, { name: 'delete', actor: 'student' }, now);
    return [200, { messages: [{ Code: 'request.draftDeleted', Params: { reference: request.referenceNumber } }] }];
  },

  downloadAttachment: ({ db, student: { studentId }, params }) => [
    200,
    new FileResponse(attachmentOfStudent(db, studentId, params.id)),
  ],
} satisfies Partial<Handlers>;
