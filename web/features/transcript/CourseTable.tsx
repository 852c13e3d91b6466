import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './CourseTable.module.css';

export type CourseLine = {
  code: string;
  name: Schema<'Text'>;
  creditHours: number;
  /** Undefined while the course has no grade yet. */
  grade?: string;
  points?: number | null;
  qualityPoints?: number | null;
  marks: { text: string; quiet: boolean }[];
  muted: boolean;
};

/**
 * The courses of a semester as a table, also on a phone, because a transcript is compared by column. On a phone the
 * name is below the code and the least needed column is hidden.
 */
export function CourseTable({ caption, courses, graded }: { caption: string; courses: CourseLine[]; graded: boolean }) {
  const { t } = useTranslation('transcript');
  const { pick } = useLanguage();
  const figure = (value: number | null | undefined): ReactNode => (
    <CodeText>{typeof value === 'number' ? value.toFixed(2) : '–'}</CodeText>
  );
  return (
    <div className="sis-scrolled sis-frame">
      <table className={`sis-table ${classes.table}`}>
        <caption className="sis-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('course.code')}</th>
            <th scope="col">{t('course.hours')}</th>
            {graded && (
              <>
                <th scope="col">{t('course.grade')}</th>
                <th scope="col">{t('course.points')}</th>
                <th scope="col" data-wide>
                  {t('course.quality')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {courses.map(({ code, name, creditHours, grade, points, qualityPoints, marks, muted }) => (
            <tr key={code} data-muted={muted || undefined}>
              <th scope="row">
                <span className={`sis-wrap ${classes.course}`}>
                  <span className={classes.code}>
                    <CodeText strong>{code}</CodeText>
                  </span>
                  <span>{pick(name)}</span>
                  {marks.length > 0 && (
                    <span className={classes.marks}>
                      {marks.map(({ text, quiet }) => (
                        <Tag key={text} tone={quiet ? 'quiet' : 'accent'}>
                          {text}
                        </Tag>
                      ))}
                    </span>
                  )}
                </span>
              </th>
              <td>
                <CodeText>{creditHours}</CodeText>
              </td>
              {graded && (
                <>
                  <td>
                    <CodeText strong>{grade}</CodeText>
                  </td>
                  <td>{figure(points)}</td>
                  <td data-wide>{figure(qualityPoints)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
