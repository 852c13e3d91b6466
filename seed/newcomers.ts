import { inTransaction, type Db } from '../db/db.ts';
import { writeIdCards } from './clearance.ts';
import { Random } from './random.ts';
import { collegeOfDepartment, degreeDrawn, programmesOf } from './students.ts';
import { sponsors } from './university/limits.ts';
import { studentName } from './university/names.ts';
import { programmes } from './university/programmes.ts';
import { Writer } from './writer.ts';

/** The first semester of newly admitted students (newcomers); `next` is the id of the semester after it. */
export type FirstSemester = { id: number; academicYear: number; next: number };

/**
 * Every fourth newcomer is in the orientation programme if the newcomer's programme is taught in English. The
 * registration department registers three of ten newcomers.
 */
const orientationEvery = 4;
const registeredByOffice = new Set([1, 4, 7]);

const taughtInEnglish = programmesOf.bachelor.filter(({ language }) => language === 'en');

/**
 * Admits newcomers, written like the seed's students, and returns the ids of their academic records. Each entry of
 * `places` is the id of a programme with a vacancy, or null for a programme drawn at random. `first` is the index of
 * the first newcomer within the semester, from 0. All values are drawn from semester and index. The caller writes their
 * charges and messages.
 */
export function writeNewcomers(
  db: Db,
  semester: FirstSemester,
  first: number,
  places: readonly (number | null)[],
): number[] {
  return inTransaction(db, () => {
    const writer = new Writer(db, { continuing: true, semesters: { current: semester.id, next: semester.next } });
    const ids = places.map((place, index) => {
      const number = first + index;
      const random = new Random(`newcomer ${semester.id} ${number}`);
      const drawn = random.pick(programmesOf[degreeDrawn(random)]);
      // The first newcomer is always in the orientation programme, so that even a small cohort has one.
      const programme =
        number === 0 ? random.pick(taughtInEnglish) : (place !== null && programmes[place - 1]) || drawn;
      const college = collegeOfDepartment.get(programme.department);
      const gender = random.chance(0.6) ? 'female' : 'male';
      const [nameEn, nameAr] = studentName(random, gender);
      const code = String(semester.academicYear * 100_000 + number + 1);
      const mobile = `+973 3${random.int(2_000_000, 9_999_999)}`;
      const personId = writer.person({ nameEn, nameAr, gender, email: `${code}@stu.university.example`, mobile });
      writer.account(personId, code);
      return writer.student(
        {
          personId,
          code,
          programmeId: programmes.indexOf(programme) + 1,
          admission: semester.id,
          status: 'active',
          statusChangedAt: null,
          warnings: 0,
          graduating: false,
          orientation: programme.language === 'en' && number % orientationEvery === 0 ? 'required' : 'none',
          recentlyEnrolled: registeredByOffice.has(number % 10),
          btc: college === 'BTC',
          sponsorId: random.chance(0.1) ? random.int(1, sponsors.length) : null,
          balance: 0,
        },
        [],
        { current: 'enrolled', next: 'enrolled' },
      );
    });
    writeIdCards(writer);
    return ids;
  });
}
