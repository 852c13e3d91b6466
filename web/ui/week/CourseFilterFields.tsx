import { Chip, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatWeekday, isLanguage, languages } from '../../../locales/i18n.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import type { CourseFilter } from './course-filter.ts';
import { filterSwitches } from './course-filter.ts';
import classes from './CourseFilterFields.module.css';
import { useLanguage } from '../text/useLanguage.ts';

const weekdays = [0, 1, 2, 3, 4];
const edges = ['from', 'to'] as const;
const hours = Array.from({ length: 13 }, (_, index) => `${String(index + 8).padStart(2, '0')}:00`);

type Props = { value: CourseFilter; onChange: (patch: Partial<CourseFilter>) => void };

/** Filters of the offered courses by college, department, language, hours and days. */
export function CourseFilterFields({ period, value, onChange }: Props & { period: Schema<'Period'> }) {
  const { t } = useTranslation('registration');
  const { pick, language } = useLanguage();
  const named = useIsAvailable('courseFilters');
  const { data } = useApi('courseFilters', { Period: period });
  const colleges = data?.colleges ?? [];
  const college = colleges.find(({ collegeId }) => collegeId === value.college);
  const departments = college ? college.departments : colleges.flatMap((one) => one.departments);
  return (
    <>
      {named && (
        <>
          <Select
            className={classes.select}
            aria-label={t('filter.college')}
            placeholder={t('filter.college')}
            data={colleges.map(({ collegeId, name }) => ({ value: String(collegeId), label: pick(name) }))}
            value={value.college ? String(value.college) : null}
            onChange={(id) => onChange({ college: id ? Number(id) : null, department: null })}
            searchable
            clearable
          />
          <Select
            className={classes.select}
            aria-label={t('filter.department')}
            placeholder={t('filter.department')}
            data={departments.map(({ departmentId, name }) => ({ value: String(departmentId), label: pick(name) }))}
            value={value.department ? String(value.department) : null}
            onChange={(id) => onChange({ department: id ? Number(id) : null })}
            searchable
            clearable
          />
        </>
      )}
      <Select
        className={classes.language}
        aria-label={t('filter.language')}
        placeholder={t('filter.language')}
        data={languages.map((one) => ({ value: one, label: t(`language.${one}`) }))}
        value={value.language}
        onChange={(one) => onChange({ language: isLanguage(one) ? one : null })}
        clearable
      />
      {edges.map((edge) => (
        <Select
          key={edge}
          className={classes.hour}
          aria-label={t(`filter.${edge}`)}
          placeholder={t(`filter.${edge}`)}
          data={hours}
          value={value[edge] || null}
          onChange={(at) => onChange({ [edge]: at ?? '' })}
          clearable
        />
      ))}
      <fieldset className={`${classes.days} sis-buttons`}>
        <legend className={`sis-note ${classes.legend}`}>{t('filter.days')}</legend>
        {weekdays.map((day) => (
          <Chip
            key={day}
            size="sm"
            variant="outline"
            checked={value.days.includes(day)}
            onChange={(checked) =>
              onChange({
                days: checked
                  ? [...value.days, day].sort((a, b) => a - b)
                  : value.days.filter((other) => other !== day),
              })
            }
          >
            {formatWeekday(day, language, 'short')}
          </Chip>
        ))}
      </fieldset>
    </>
  );
}

/** On/off filters: in the plan, fits the timetable, has seats. */
export function CourseFilterSwitches({ value, onChange }: Props) {
  const { t } = useTranslation('registration');
  return filterSwitches.map((name) => (
    <Chip
      key={name}
      checked={value[name]}
      onChange={(checked) => onChange({ [name]: checked })}
      variant="outline"
      size="sm"
    >
      {t(`filter.${name}`)}
    </Chip>
  ));
}
