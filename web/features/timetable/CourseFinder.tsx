import { Button, Combobox, Group, TextInput, useCombobox, type ComboboxStore } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import {
  askedBy,
  isFiltered,
  minimumSearch,
  noCourseFilter,
  typingPause,
  type CourseFilter,
} from '../../ui/week/course-filter.ts';
import { CourseFilterFields, CourseFilterSwitches } from '../../ui/week/CourseFilterFields.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './CourseFinder.module.css';
import { useWords } from './useWords.ts';

type Props = {
  period: Schema<'Period'>;
  label: string;
  taken: ReadonlySet<number>;
  onPick: (courseId: number) => void;
};

const shown = 8;

/** Selects the first option of the current list, so that Enter never takes an option of the previous list. */
function useFirstOption({ selectFirstOption, resetSelectedOption }: ComboboxStore, first: number | undefined): void {
  useEffect(() => {
    if (first !== undefined) selectFirstOption();
    else resetSelectedOption();
  }, [first, selectFirstOption, resetSelectedOption]);
}

/** Finds an offered course by code, name or instructor, with the usual course filters. */
export function CourseFinder({ period, label, taken, onPick }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<CourseFilter>(noCourseFilter);
  const [open, setOpen] = useState(false);
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const searches = typed.trim().length >= minimumSearch && search.length >= minimumSearch;
  const filtered = isFiltered(filter);
  const asks = searches || filtered;
  const { data } = useApi(
    'coursesToRegister',
    asks
      ? { Period: period, ...(searches && { search }), ...askedBy(filter), order: 'plan', pageSize: shown + taken.size }
      : null,
    { quiet: true },
  );
  // A search also lists courses chosen already, so that the student sees them marked.
  const listed = asks ? (data?.items ?? []).filter(({ courseId }) => searches || !taken.has(courseId)) : [];
  const found = listed.slice(0, shown);
  const more = (data?.total ?? 0) - (data?.items.length ?? 0) + listed.length - found.length;
  const isListed = asks && data !== undefined && (box.dropdownOpened || filtered);
  useFirstOption(box, searches ? found.find(({ courseId }) => !taken.has(courseId))?.courseId : undefined);
  const change = (patch: Partial<CourseFilter>): void => setFilter({ ...filter, ...patch });

  return (
    <Combobox
      store={box}
      onOptionSubmit={(value) => {
        onPick(Number(value));
        setTyped('');
        box.closeDropdown();
      }}
    >
      <Group gap="0.5rem" align="end">
        <Combobox.EventsTarget>
          <TextInput
            type="search"
            className={classes.search}
            label={label}
            description={t('registration:filter.search')}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              box.openDropdown();
            }}
            onFocus={() => box.openDropdown()}
            onBlur={() => box.closeDropdown()}
          />
        </Combobox.EventsTarget>
        <Button
          variant="default"
          aria-expanded={open}
          aria-controls="timetable-filters"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!open)}
        >
          {t('registration:filter.title')}
        </Button>
        <div id="timetable-filters" className={`${classes.filters} sis-buttons`} hidden={!open}>
          {open && (
            <>
              <CourseFilterFields period={period} value={filter} onChange={change} />
              <CourseFilterSwitches value={filter} onChange={change} />
            </>
          )}
        </div>
        {filtered && (
          <Button variant="subtle" size="compact-sm" onClick={() => setFilter(noCourseFilter)}>
            {t('registration:filter.clear')}
          </Button>
        )}
        {isListed && <FoundCourses label={label} taken={taken} found={found} more={more} nearest={data.nearest} />}
      </Group>
    </Combobox>
  );
}

type FoundProps = Pick<Props, 'label' | 'taken'> & {
  found: readonly Schema<'OfferedCourse'>[];
  /** The number of courses found that are not listed. */
  more: number;
  /** True if no course matches and these are the nearest ones. */
  nearest: boolean;
};

/** The courses found, as options of the search field. */
function FoundCourses({ label, taken, found, more, nearest }: FoundProps) {
  const { t } = useWords();
  const { pick } = useLanguage();
  return (
    <div className={`sis-tight ${classes.found}`}>
      {nearest && found.length > 0 && <p className="sis-note">{t('registration:offered.nearest')}</p>}
      <Combobox.Options aria-label={label} className="sis-box">
        {found.length === 0 && <Combobox.Empty>{t('courses.noneFound')}</Combobox.Empty>}
        {found.map(({ courseId, code, name, creditHours, standing, sections }) => (
          <Combobox.Option
            key={courseId}
            value={String(courseId)}
            disabled={taken.has(courseId)}
            className={classes.option}
          >
            <CodeText strong>{code}</CodeText> {pick(name)}
            <span className={`sis-block ${classes.quiet} sis-note`}>
              {[
                t('figure.creditHours', { count: creditHours }),
                ...(standing === 'open' ? [] : [t(`registration:offered.standing.${standing}`)]),
                ...(sections.every(({ availableSeats }) => availableSeats === 0) ? [t('registration:seats.full')] : []),
              ].join(' · ')}
            </span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      <p role="status" className="sis-note">
        {more > 0 ? t('courses.foundMore', { count: more }) : ''}
      </p>
    </div>
  );
}
