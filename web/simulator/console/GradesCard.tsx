import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './NowSection.module.css';
import { Card } from '../controls/Card.tsx';

const shown = 8;

/** The grades of the next semester to be graded: their date, and forms that give one or all of them earlier. */
export function GradesCard() {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), 300);
  const [grade, setGrade] = useState('');
  const [said, setSaid] = useState('');
  const grades = useApi('getGrades', wanted ? { search: wanted } : {}, { quiet: true });
  const giving = useAction('giveGrades');
  if (grades.error && !grades.data) return <ErrorState error={grades.error} retry={grades.refresh} />;
  if (!grades.data) return null;
  const { semester, comeInAt, allFrom, given, waiting, scale, rows } = grades.data;

  const give = async (registrationId: number, of: string): Promise<void> => {
    const { ok } = await giving.run({ body: { registrationId, ...(grade && { grade }) } });
    setSaid(ok ? t('now.grades.done', { of }) : '');
  };
  const giveAll = async (): Promise<void> => {
    const { ok } = await giving.run({ body: { all: true } });
    setSaid(ok ? t('now.grades.allDone') : '');
  };
  return (
    <Card titleClass={classes.title} title={t('now.grades.title')}>
      <p className="sis-quiet">
        {pick(semester.name)} · {t('now.grades.comeIn')} <DateText at={comeInAt} format="shortDateTime" /> ·{' '}
        {t('now.grades.given', { count: given })} · {t('now.grades.waiting', { count: waiting })}
      </p>
      <div className="sis-buttons">
        <Button variant="light" loading={giving.running} onClick={() => void giveAll()}>
          {t('now.grades.all')}
        </Button>
      </div>
      <p className="sis-quiet">
        {t('now.grades.allFrom')} <DateText at={allFrom} format="shortDateTime" />
      </p>
      <div className={`sis-spaced ${classes.gradeForm}`}>
        <TextInput
          label={t('now.grades.search')}
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('now.grades.grade')}
          value={grade}
          onChange={(event) => setGrade(event.currentTarget.value)}
          data={[{ value: '', label: t('now.grades.own') }, ...scale.map((one) => ({ value: one, label: one }))]}
        />
      </div>
      <Stack component="ul" gap="0.5rem" className="sis-list">
        {rows.slice(0, shown).map(({ registrationId, student, course, section, grade: has }) => (
          <Group key={registrationId} component="li" gap="0.5rem 1rem" justify="space-between">
            <span>
              {pick(student.name)} · <CodeText>{student.code}</CodeText> · <CodeText>{`${course}-${section}`}</CodeText>
              {has && (
                <>
                  {' · '}
                  <CodeText strong>{has}</CodeText>
                </>
              )}
            </span>
            <Button
              size="compact-md"
              variant="default"
              disabled={giving.running || (has !== null && !grade)}
              aria-label={t('now.grades.giveLabel', { name: pick(student.name), course })}
              onClick={() => void give(registrationId, `${course}-${section}`)}
            >
              {t('now.grades.give')}
            </Button>
          </Group>
        ))}
      </Stack>
      <p role="status" className="sis-quiet">
        {said || (rows.length === 0 ? t('now.grades.none') : '')}
      </p>
    </Card>
  );
}
