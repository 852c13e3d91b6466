import { useTranslation } from 'react-i18next';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { DataTable, InLine, InTable } from '../../ui/layout/DataTable.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { AchievementSubject, Credential } from './credential-check.ts';

/** The value of a result by its type, such as a letter grade; undefined if there is none. */
const resultOf = ({ achievement: { resultDescription = [] }, result = [] }: AchievementSubject, type: string) => {
  const id = resultDescription.find(({ resultType }) => resultType === type)?.id;
  return result.find(({ resultDescription: of }) => of === id)?.value;
};

/** Content of a genuine credential: the holder, the degree or programme, and the courses of a transcript. */
export function CredentialContent({ credential }: { credential: Credential }) {
  const { t } = useTranslation(['document', 'common']);
  const { pick } = useLanguage();
  const { alternateName, validFrom, validUntil, credentialSubject: subject } = credential;
  const parts =
    'verifiableCredential' in subject ? subject.verifiableCredential.map((one) => one.credentialSubject) : [subject];
  const [study] = parts;
  const names = subject.identifier.filter(({ identityType }) => identityType === 'name');
  const code = subject.identifier.find(({ identityType }) => identityType === 'identifier')?.identityHash;
  const terms = new Map(
    parts
      .filter(({ achievement }) => achievement.achievementType === 'ext:Semester')
      .map(({ term, achievement }) => [term, achievement.alternateName]),
  );
  const termOf = ({ term = '' }: AchievementSubject): string => {
    const name = terms.get(term);
    return name ? pick(name) : term;
  };
  const courses = parts.filter(({ achievement }) => achievement.achievementType === 'Course');
  return (
    <>
      <FactList>
        <Fact name={t('verify.document')} wide>
          <bdi>{pick(alternateName)}</bdi>
        </Fact>
        <Fact name={t('verify.name')} wide>
          {names.map(({ identityHash }, index) => (
            <span key={identityHash}>
              {index > 0 && ' · '}
              <bdi>{identityHash}</bdi>
            </span>
          ))}
        </Fact>
        <Fact name={t('pdf.student')}>
          <CodeText strong>{code}</CodeText>
        </Fact>
        <Fact name={t('verify.issued')}>
          <DateText at={validFrom} format="longDate" />
        </Fact>
        {validUntil && (
          <Fact name={t('verify.until')}>
            <DateText at={new Date(Date.parse(validUntil) - 1).toISOString()} format="longDate" />
          </Fact>
        )}
        {study && <StudyFacts study={study} />}
      </FactList>
      {courses.length > 0 && (
        <DataTable
          caption={t('verify.credential.courses')}
          emptyTitle=""
          lines
          rows={courses.map((course, index) => ({ course, index }))}
          rowKey={({ index }) => index}
          columns={[
            {
              key: 'course',
              header: t('pdf.course.name'),
              primary: true,
              render: ({ course: { achievement } }) => (
                <>
                  <CodeText>{achievement.humanCode}</CodeText> {pick(achievement.alternateName)}
                </>
              ),
            },
            { key: 'term', header: t('verify.credential.term'), render: ({ course }) => termOf(course) },
            {
              key: 'hours',
              header: t('pdf.course.hours'),
              align: 'end',
              render: ({ course: { achievement } }) => (
                <>
                  <InTable>{achievement.creditsAvailable}</InTable>
                  <InLine>{t('common:creditHours', { count: achievement.creditsAvailable ?? 0 })}</InLine>
                </>
              ),
            },
            {
              key: 'grade',
              header: t('pdf.course.grade'),
              align: 'end',
              render: ({ course }) => <CodeText strong>{resultOf(course, 'LetterGrade')}</CodeText>,
            },
          ]}
        />
      )}
    </>
  );
}

/** The degree or programme with its hours and average. */
function StudyFacts({ study }: { study: AchievementSubject }) {
  const { t } = useTranslation('document');
  const { pick } = useLanguage();
  const { achievement, creditsEarned, activityEndDate } = study;
  const isDegree = achievement.achievementType === 'Degree';
  const cgpa = resultOf(study, 'GradePointAverage') ?? '–';
  return (
    <>
      <Fact name={t(isDegree ? 'verify.degree' : 'verify.programme')} wide>
        {pick(achievement.alternateName)}
      </Fact>
      {achievement.creator && (
        <Fact name={t('verify.college')} wide>
          {pick(achievement.creator.alternateName)}
        </Fact>
      )}
      {activityEndDate && (
        <Fact name={t('verify.graduated')}>
          <DateText at={activityEndDate} format="longDate" />
        </Fact>
      )}
      <Fact name={t('verify.hours')}>
        <CodeText strong>{creditsEarned}</CodeText>
      </Fact>
      <Fact name={t('verify.cgpa')}>
        <CodeText strong>{cgpa}</CodeText>
      </Fact>
    </>
  );
}
