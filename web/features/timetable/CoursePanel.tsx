import { ActionIcon, Button, Group, Menu, Stack, Switch } from '@mantine/core';
import { IconDotsVertical, IconPlus, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatList, isolate } from '../../../locales/i18n.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { MenuOverPage } from '../../ui/overlays/MenuOverPage.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { OverrideLink } from '../../ui/override/OverrideLink.tsx';
import { waivableCodes } from '../../ui/override/waivable.ts';
import { RefusalWords } from '../../ui/refusals/RefusalWords.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { withCourse, type ChosenCourse } from './chosen.ts';
import { CourseFinder } from './CourseFinder.tsx';
import classes from './CoursePanel.module.css';
import type { Builder } from './useBuilder.ts';
import type { Folding } from './useFolding.ts';
import { useWords } from './useWords.ts';

/**
 * The panel of the courses to plan. They are searched or taken from the plan; each may have alternatives or be
 * optional.
 */
export function CoursePanel({ builder, folding }: { builder: Builder; folding: Folding }) {
  const { t, language } = useWords();
  const { chosen, setChosen, codeOf, period, fullToo, setFullToo } = builder;
  /** The id of a course that gets another alternative; null if the next course is a choice of its own. */
  const [besides, setBesides] = useState<number | null>(null);
  const namesOf = ({ courseIds }: ChosenCourse): string =>
    formatList(courseIds.map(codeOf).map(isolate), language, 'or');
  const fold = folding.foldOf('courses', formatList(chosen.map(namesOf), language, 'comma'));
  const [title, count] = [t('courses.title'), chosen.length];

  const add = (courseId: number): void => {
    setChosen((now) => withCourse(now, courseId, besides));
    setBesides(null);
  };
  const instead = chosen.find(({ courseIds }) => besides !== null && courseIds.includes(besides));

  return (
    <Panel title={fold?.folded ? t('courses.count', { count }) : title} label={title} fold={fold}>
      <CourseFinder
        period={period}
        label={instead ? t('courses.addOr', { courses: namesOf(instead) }) : t('courses.add')}
        taken={new Set(chosen.flatMap(({ courseIds }) => courseIds))}
        onPick={add}
      />
      {chosen.length > 0 && (
        <Stack component="ul" gap="0.375rem" className="sis-list" aria-label={title}>
          {chosen.map((choice) => (
            <ChosenRow
              key={choice.courseIds.join('.')}
              builder={builder}
              choice={choice}
              onBesides={() => setBesides(choice.courseIds[0] ?? null)}
            />
          ))}
        </Stack>
      )}
      <PlanCourses builder={builder} narrow={folding.narrow} onAdd={add} />
      <KeptCourses builder={builder} />
      <Switch
        label={t('courses.fullToo')}
        checked={fullToo}
        onChange={(event) => setFullToo(event.currentTarget.checked)}
      />
    </Panel>
  );
}

type RowProps = { builder: Builder; choice: ChosenCourse; onBesides: () => void };

/** A chosen course or several alternatives, with the reasons why some of them are not considered. */
function ChosenRow({ builder, choice, onBesides }: RowProps) {
  const { t, language } = useWords();
  const { pick } = useLanguage();
  const { setChosen, courseOf, codeOf, staying, blocked } = builder;
  const { courseIds, optional } = choice;
  const name = formatList(courseIds.map(codeOf).map(isolate), language, 'or');
  const only = courseIds.length === 1 ? courseOf(courseIds[0] ?? 0) : undefined;
  const isThis = (one: ChosenCourse): boolean => one.courseIds.join('.') === courseIds.join('.');
  return (
    <li className={`sis-box ${classes.course}`}>
      <Group gap="0 0.125rem" pb="0.375rem">
        <span className={classes.name}>
          <Group component="span" gap="0 0.375rem" className={classes.code}>
            <strong>{name}</strong> {optional && <span className="sis-mark">{t('courses.optional')}</span>}
          </Group>
          {only && <span className={classes.called}>{pick(only.name)}</span>}
        </span>
        <RowMenu label={t('courses.more', { course: name })}>
          <Menu.Item
            onClick={() =>
              setChosen((now) => now.map((one) => (isThis(one) ? { ...one, optional: !one.optional } : one)))
            }
          >
            {t(optional ? 'courses.makeNeeded' : 'courses.makeOptional')}
          </Menu.Item>
          <Menu.Item onClick={onBesides}>{t('courses.or')}</Menu.Item>
        </RowMenu>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('courses.remove', { course: name })}
          onClick={() => setChosen((now) => now.filter((one) => !isThis(one)))}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
      {staying
        .filter(({ courseId }) => courseIds.includes(courseId))
        .map(({ courseId, insteadOf }) => (
          <p key={courseId} className="sis-note">
            {t('courses.staysInstead', {
              course: codeOf(courseId),
              others: formatList(insteadOf.map(codeOf).map(isolate), language, 'and'),
            })}
          </p>
        ))}
      {blocked
        .filter(({ courseId }) => courseIds.includes(courseId))
        .map(({ courseId, refusals: [refusal] }) => (
          <p key={courseId} className={classes.blocked}>
            {t('courses.blocked', { course: codeOf(courseId) })} {refusal && <RefusalWords refusal={refusal} />}
            <BlockedOverride builder={builder} courseId={courseId} />
          </p>
        ))}
    </li>
  );
}

/** Link to ask for an exception for the first section of which an office may waive every reason. */
function BlockedOverride({ builder: { courseOf, period }, courseId }: { builder: Builder; courseId: number }) {
  const course = courseOf(courseId);
  const section = course?.sections.find(({ refusals }) => waivableCodes(refusals).length > 0);
  return course && section && period === 'current' ? (
    <OverrideLink section={{ ...course, ...section }} reasons={section.refusals} />
  ) : null;
}

function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <MenuOverPage position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </MenuOverPage>
  );
}

type PlanProps = { builder: Builder; narrow: boolean; onAdd: (courseId: number) => void };

/** The next courses of the plan, added by one press each. */
function PlanCourses({ builder: { chosen, next, takeNext }, narrow, onAdd }: PlanProps) {
  const { t } = useWords();
  const { pick } = useLanguage();
  if (next.length === 0) return null;
  return (
    <Stack gap="0.375rem">
      <p id="timetable-next" className="sis-note">
        {t('courses.next')}
      </p>
      <Group component="ul" gap="0.375rem" align="stretch" className="sis-list" aria-labelledby="timetable-next">
        {next.map(({ courseId, code, name }) => (
          <li key={courseId}>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus size={14} aria-hidden />}
              title={pick(name)}
              aria-label={t('courses.addOne', { code, name: pick(name) })}
              onClick={() => onAdd(courseId)}
            >
              <CodeText>{code}</CodeText>
            </Button>
          </li>
        ))}
      </Group>
      {/* Wide screens have this button in the empty result. */}
      {narrow && chosen.length === 0 && next.length > 1 && (
        <Button mt="0.25rem" onClick={takeNext}>
          {t('empty.take')}
        </Button>
      )}
    </Stack>
  );
}

/** If there are more registered courses than this, their list is collapsed. */
const keptAtOnce = 3;

/** The registered courses that stay as they are. A menu lets a replaceable course change its section. */
function KeptCourses({ builder: { chosen, setChosen, registered } }: { builder: Builder }) {
  const { t } = useWords();
  const kept = registered.filter(({ courseId }) => !chosen.some(({ courseIds }) => courseIds.includes(courseId)));
  if (kept.length === 0) return null;
  const rows = (
    <ul className="sis-list">
      {kept.map(({ courseId, code, number, frozen, actions }) => (
        <Group key={courseId} component="li" justify="space-between" wrap="nowrap" mih="2.25rem">
          <span>
            <CodeText>{code}</CodeText> <CodeText>{number}</CodeText>
          </span>
          {!frozen && actions.some(({ action, allowed }) => action === 'replace' && allowed) && (
            <RowMenu label={t('courses.more', { course: isolate(code) })}>
              <Menu.Item onClick={() => setChosen((now) => [...now, { courseIds: [courseId], optional: false }])}>
                {t('courses.mayMove')}
              </Menu.Item>
            </RowMenu>
          )}
        </Group>
      ))}
    </ul>
  );
  if (kept.length <= keptAtOnce)
    return (
      <Stack gap={0}>
        <p className="sis-note">{t('courses.stays')}</p>
        {rows}
      </Stack>
    );
  return (
    <details>
      <summary className="sis-note">{t('courses.staysCount', { count: kept.length })}</summary>
      {rows}
    </details>
  );
}
