import { toIso } from '../../clock/clock.ts';
import type { Db } from '../../../db/db.ts';
import { semesterAnswer, semestersAt } from '../agenda/agenda-queries.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { throwIfRefused } from '../../refusal.ts';
import { isOthers } from '../../academic-record/owner-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { getBasket, forgetPastBaskets, saveBasket, unappliedBasket } from './basket-queries.ts';
import { toChange, changesToKeep, saveRefusals, sameChanges, type SavedBasketInput } from './basket-rules.ts';
import type { Period, SectionFacts } from './registration-facts.ts';
import { listRegistrationRows, sectionsOfRegistrations } from './registration-queries.ts';
import { loadSections, offeredSections } from './section-queries.ts';

const getSpan = (db: Db, now: number, period: Period) => {
  const { current, next } = semestersAt(db, now);
  return { semester: period === 'early' ? next : current, semesters: { current: current.id, next: next.id } };
};

function basketAnswer(db: Db, { studentId }: Student, now: number, period: Period): Schema<'KeptBasket'> {
  const { semester, semesters } = getSpan(db, now, period);
  const { version, changes, savedAt } = getBasket(db, studentId, semester.id);
  const named = changes.flatMap(({ sectionId, leaves }) => [sectionId ?? [], leaves ?? []].flat());
  const sections = new Map(loadSections(db, named).map((section) => [section.sectionId, section]));
  const offered = new Set(
    offeredSections(
      db,
      changes.flatMap(({ sectionId }) => sectionId ?? []),
      semester.id,
    ).map(({ sectionId }) => sectionId),
  );
  const registered = new Set(
    listRegistrationRows(db, studentId, semester.id).map(({ registrationId }) => registrationId),
  );
  const items = changes.flatMap((kept): Schema<'KeptChange'>[] => {
    const left = kept.leaves === undefined ? undefined : sections.get(kept.leaves);
    const shown: SectionFacts | undefined = kept.sectionId === undefined ? left : sections.get(kept.sectionId);
    if (!shown) return [];
    const gone =
      kept.registrationId !== undefined && !registered.has(kept.registrationId)
        ? 'registration'
        : kept.sectionId !== undefined && !offered.has(kept.sectionId)
          ? 'section'
          : null;
    return [
      {
        change: toChange(kept),
        courseId: shown.courseId,
        code: shown.code,
        name: shown.name,
        number: shown.number,
        from: kept.action === 'replace' && left ? { code: left.code, number: left.number } : null,
        gone,
      },
    ];
  });
  return {
    semester: semesterAnswer(semester, now),
    version,
    savedAt: savedAt === null ? null : toIso(savedAt),
    items,
    unapplied: unappliedBasket(db, studentId, semesters),
  };
}

export const basketHandlers = {
  getBasket: ({ db, student, now, query }) => [200, basketAnswer(db, student, now, query.Period ?? 'current')],

  saveBasket: ({ db, student, now, query, body: { version, changes } }) => {
    const period = query.Period ?? 'current';
    const { semester, semesters } = getSpan(db, now, period);
    const kept = getBasket(db, student.studentId, semester.id);
    if (!sameChanges(kept.changes, changes)) {
      const wanted = changes.flatMap((change) => ('sectionId' in change ? [change.sectionId] : []));
      const facts: SavedBasketInput = {
        version: kept.version,
        kept: kept.changes,
        sections: new Set(
          loadSections(db, wanted).flatMap(({ sectionId, semesterId }) =>
            semesterId === semester.id ? [sectionId] : [],
          ),
        ),
        registrations: sectionsOfRegistrations(db, student.studentId, semester.id),
        others: new Set(
          changes.flatMap((change) =>
            'registrationId' in change && isOthers(db, 'registration', change.registrationId, student.studentId)
              ? [change.registrationId]
              : [],
          ),
        ),
      };
      throwIfRefused(saveRefusals(facts, version, changes));
      saveBasket(db, student.studentId, semester.id, changesToKeep(facts, changes), now);
    }
    forgetPastBaskets(db, student.studentId, semesters);
    return [200, basketAnswer(db, student, now, period)];
  },
} satisfies Pick<Handlers, 'getBasket' | 'saveBasket'>;
