import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/useApi.ts';
import { formatList, formatWeekday } from '../../../../locales/i18n.ts';
import { filterSwitches, minimumSearch, typingPause } from '../../../ui/week/course-filter.ts';
import { CourseFilterFields, CourseFilterSwitches } from '../../../ui/week/CourseFilterFields.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import classes from './OfferedFilters.module.css';
import type { OfferedFilter } from './useOfferedQuery.ts';
import { noFilter, useOfferedQuery } from './useOfferedQuery.ts';

/** Search and filters of the offered courses. Active filters can be removed one by one or all at once. */
export function OfferedFilters({ period }: { period: Period }) {
  const { t } = useTranslation('registration');
  const { pick, language } = useLanguage();
  const { query, change, active, clear } = useOfferedQuery();
  const { data } = useApi('courseFilters', { Period: period });
  const [open, setOpen] = useState(false);
  const colleges = data?.colleges ?? [];
  const college = colleges.find(({ collegeId }) => collegeId === query.college);
  const departments = college ? college.departments : colleges.flatMap((one) => one.departments);

  const labels: Record<OfferedFilter, string> = {
    search: query.search,
    code: query.code,
    college: college ? pick(college.name) : t('filter.college'),
    department:
      departments.filter(({ departmentId }) => departmentId === query.department).map(({ name }) => pick(name))[0] ??
      t('filter.department'),
    language: query.language ? t(`language.${query.language}`) : t('filter.language'),
    plan: t('filter.plan'),
    fits: t('filter.fits'),
    seats: t('filter.seats'),
    days: t('filter.daysOnly', {
      days: formatList(
        query.days.map((day) => formatWeekday(day, language, 'short')),
        language,
        'comma',
      ),
    }),
    from: t('filter.fromHour', { at: query.from }),
    to: t('filter.toHour', { at: query.to }),
  };
  const shown = active.filter((name) => name !== 'search' && !filterSwitches.some((other) => other === name));

  return (
    <Stack gap="0.75rem">
      <Group gap="0.5rem" align="flex-start">
        <Search value={query.search} onChange={(search) => change({ search })} />
        <Button
          variant="default"
          aria-expanded={open}
          aria-controls="offered-filters"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!open)}
        >
          {t('filter.title')}
        </Button>
        <Group gap="0.5rem" className={`${classes.switches} sis-sideways`}>
          <CourseFilterSwitches value={query} onChange={change} />
          {active.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={clear}>
              {t('filter.clear')}
            </Button>
          )}
        </Group>
      </Group>
      <Group id="offered-filters" gap="0.75rem" hidden={!open} className={classes.fields}>
        {open && <CourseFilterFields period={period} value={query} onChange={change} />}
      </Group>
      {shown.length > 0 && (
        <div className={`${classes.active} sis-buttons`}>
          {shown.map((name) => (
            <button
              key={name}
              type="button"
              className={`sis-inline sis-tinted ${classes.chip}`}
              onClick={() => change({ [name]: noFilter[name] })}
              aria-label={t('filter.remove', { filter: labels[name] })}
            >
              {labels[name]} <IconX size={14} aria-hidden />
            </button>
          ))}
        </div>
      )}
    </Stack>
  );
}

/** Sends the search after a pause in typing. A single letter is too short and shows a hint. */
function Search({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const { t } = useTranslation('registration');
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const send = useDebouncedCallback((search: string) => {
    setSent(search);
    onChange(search);
  }, typingPause);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // The search was changed outside this field, by a reset or by the browser's history.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const short = typed.trim().length > 0 && typed.trim().length < minimumSearch;
  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={t('filter.search')}
      placeholder={t('filter.search')}
      description={short ? t('filter.searchMinimum', { count: minimumSearch }) : undefined}
      inputWrapperOrder={['input', 'description']}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        send(next.trim().length >= minimumSearch ? next.trim() : '');
      }}
    />
  );
}
