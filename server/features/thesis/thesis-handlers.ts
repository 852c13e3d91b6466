import type { Db } from '../../../db/db.ts';
import type { RequestDetails } from '../../../db/schema/request.ts';
import { toIso } from '../../clock/clock.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { throwIfRefused } from '../../refusal.ts';
import { myRequest, requestChanged } from '../request/request-presenter.ts';
import { dispatch, saveDraft, sendRequest } from '../request/request-commands.ts';
import type { Kind, RequestRow } from '../request/request-kind.ts';
import { requestById, requestOfStudent, requestsOfStudent } from '../request/request-queries.ts';
import { notStale } from '../request/request-rules.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { researchPlanKind, thesisTopicKind, topicFacts } from './thesis-kind.ts';
import {
  similarTopics,
  listSubTopics,
  supervisorName,
  supervisorsFor,
  findTopic,
  type TopicRow,
} from './thesis-queries.ts';

const found = (db: Db, { studentId }: Student, { name: kind }: Kind, { id }: { id: number }): RequestRow =>
  requestOfStudent(db, studentId, { kind, id });

const own = (db: Db, { studentId }: Student, kind: Kind, now: number): Schema<'ThesisRequest'>[] =>
  requestsOfStudent(db, studentId)
    .filter((request) => request.kind === kind.name)
    .map((request) => ({ id: request.id, request: myRequest(db, kind, request, now) }));

function topicAnswer(db: Db, topic: TopicRow | undefined): Schema<'ThesisTopic'> | null {
  if (!topic) return null;
  const { titleEn, titleAr, subTopic, supervisorId, since, reference } = topic;
  return {
    titleEn,
    titleAr,
    subTopic,
    supervisor: supervisorName(db, supervisorId) ?? { en: '', ar: '' },
    approvedAt: toIso(since),
    reference,
  };
}

/** The entries of a body that were sent, including nulls. Missing entries keep their stored values. */
const given = (entry: Record<string, string | number | null | undefined>): RequestDetails =>
  Object.fromEntries(
    Object.entries(entry).filter((one): one is [string, string | number | null] => one[1] !== undefined),
  );

export const thesisHandlers = {
  getSupervisors: ({ db, student }) => {
    const all = supervisorsFor(db, student.programmeId).map(
      ({ id, nameEn, nameAr, fieldEn, fieldAr, load, places }) => ({
        id,
        name: { en: nameEn, ar: nameAr },
        field: { en: fieldEn, ar: fieldAr },
        load,
        places,
        subTopics: listSubTopics(db, id),
      }),
    );
    return [200, { supervisors: all }];
  },

  getThesisTopics: ({ db, student, now, query: { TitleEn = '', TitleAr = '' } }) => {
    const { asked, most } = topicFacts(db, { student, details: {}, request: null }, now);
    return [
      200,
      {
        topic: topicAnswer(db, findTopic(db, student.studentId)),
        asked,
        most,
        topics: own(db, student, thesisTopicKind, now),
        similar: similarTopics(db, student.studentId, { titleEn: TitleEn, titleAr: TitleAr }),
      },
    ];
  },

  saveThesisTopic: ({ db, student, now, body }) =>
    requestChanged(
      db,
      thesisTopicKind,
      saveDraft(db, thesisTopicKind, { student, details: given(body) }, now),
      now,
      'MSG-000031',
    ),

  updateThesisTopic: ({ db, student, now, params, body: { version, ...entry } }) => {
    const { referenceNumber: reference } = found(db, student, thesisTopicKind, params);
    return requestChanged(
      db,
      thesisTopicKind,
      saveDraft(db, thesisTopicKind, { student, reference, version, details: given(entry) }, now),
      now,
      'MSG-000031',
    );
  },

  sendThesisTopic: ({ db, student, now, params }) => {
    const { referenceNumber: draft } = found(db, student, thesisTopicKind, params);
    return requestChanged(
      db,
      thesisTopicKind,
      sendRequest(db, thesisTopicKind, { student, draft }, now),
      now,
      'MSG-000032',
    );
  },

  deleteThesisTopic: ({ db, student, now, params }) => {
    const request = found(db, student, thesisTopicKind, params);
    dispatch(db, thesisTopicKind, request, { name: 'delete', actor: 'student' }, now);
    return [200, { messages: [{ Code: 'request.draftDeleted', Params: { reference: request.referenceNumber } }] }];
  },

  getResearchPlans: ({ db, student, now }) => {
    const topic = findTopic(db, student.studentId);
    const plan = topic?.planRequestId ? requestById(db, topic.planRequestId).referenceNumber : null;
    return [
      200,
      {
        topic: topicAnswer(db, topic),
        plan,
        plans: own(db, student, researchPlanKind, now),
        fileMaximumMebibytes: getLimit(db, 'fileMaximumMebibytes'),
      },
    ];
  },

  saveResearchPlan: ({ db, student, now, body: { plan, responsibility, draft: reference, version, ...entry } }) => {
    if (reference !== undefined)
      throwIfRefused(
        notStale({
          seen: version,
          version: requestOfStudent(db, student.studentId, { referenceNumber: reference }).version,
        }),
      );
    return requestChanged(
      db,
      researchPlanKind,
      saveDraft(
        db,
        researchPlanKind,
        { student, reference, details: given(entry), files: { plan, responsibility } },
        now,
      ),
      now,
      'MSG-000031',
    );
  },

  sendResearchPlan: ({ db, student, now, params }) => {
    const { referenceNumber: draft } = found(db, student, researchPlanKind, params);
    return requestChanged(
      db,
      researchPlanKind,
      sendRequest(db, researchPlanKind, { student, draft }, now),
      now,
      'MSG-000032',
    );
  },
} satisfies Partial<Handlers>;
