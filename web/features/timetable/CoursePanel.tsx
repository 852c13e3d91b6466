import { ActionIcon, Button, Group, Menu, Stack, Switch } from '@mantine/core';
import { IconDotsVertical, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatList, isolate } from '../../../locales/i18n.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { MenuOverPage } from '../../ui/overlays/MenuOverPage.tsx';
import { Panel, type Fold } from '../../ui/layout/Panel.tsx';
import { RefusalWords } from '../../ui/refusals/RefusalWords.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CourseFinder } from './CourseFinder.tsx';
import classes from './CoursePanel.module.css';
import type { Builder } from './useBuilder.ts';
import { useWords } from './useWords.ts';

/** The number of the plan's next courses that are suggested at first. */
const suggested = 6;

/**
 * The panel of the courses to plan. They are searched or taken from the plan; each may have alternatives or be
 * optional.
 */
export function CoursePanel({ builder, fold }: { builder: Builder; fold: Fold | undefined }) {
  const { t, language } = useWords();
  const { pick } = useLanguage();
  const { chosen, setChosen, courseOf, blocked, staying, registered, period, plan, fullToo, setFullToo } = builder;
  /** The index of the choice that gets another alternative course. */
  const [besides, setBesides] = useState<number | null>(null);
  const all = new Set(chosen.flatMap(({ courseIds }) => courseIds));
  const next = (plan?.items ?? [])
    .filter(({ standing, courseId }) => standing === 'next' && !all.has(courseId))
    .slice(0, suggested);

  const add = (courseId: number): void => {
    setChosen((now) => {
      if (now.some(({ courseIds }) => courseIds.includes(courseId))) return now;
      return besides === null
        ? [...now, { courseIds: [courseId], optional: false }]
        : now.map((choice, index) =>
            index === besides ? { ...choice, courseIds: [...choice.courseIds, courseId] } : choice,
          );
    });
    setBesides(null);
  };
  const codeOf = (courseId: number): string => courseOf(courseId)?.code ?? '…';
  const stays = registered.filter(({ courseId }) => !all.has(courseId));

  return (
    <Panel title={t('courses.title')} fold={fold}>
      <CourseFinder
        period={period}
        label={
          besides === null
            ? t('courses.add')
            : t('courses.addOr', {
                courses: formatList((chosen[besides]?.courseIds ?? []).map(codeOf).map(isolate), language, 'or'),
              })
        }
        taken={all}
        onPick={add}
      />
      {chosen.length > 0 && (
        <Stack component="ul" gap="0.375rem" className="sis-list" aria-label={t('courses.title')}>
          {chosen.map((choice, index) => {
            const name = formatList(choice.courseIds.map(codeOf).map(isolate), language, 'or');
            const reasons = blocked.filter(({ courseId }) => choice.courseIds.includes(courseId));
            const only = choice.courseIds.length === 1 ? courseOf(choice.courseIds[0] ?? 0) : undefined;
            return (
              <li key={choice.courseIds.join('.')} className={classes.course}>
                <Group gap="0 0.125rem" pb="0.375rem">
                  <span className={classes.name}>
                    <Group component="span" gap="0 0.375rem" className={classes.code}>
                      <strong>{name}</strong>{' '}
                      {choice.optional && <span className={classes.mark}>{t('courses.optional')}</span>}
                    </Group>
                    {only && <span className={classes.called}>{pick(only.name)}</span>}
                  </span>
                  <MenuOverPage position="bottom-end" withinPortal>
                    <Menu.Target>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size="lg"
                        aria-label={t('courses.more', { course: name })}
                      >
                        <IconDotsVertical size={18} aria-hidden />
                      </ActionIcon>
                    </Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item
                        onClick={() =>
                          setChosen((now) =>
                            now.map((one, at) => (at === index ? { ...one, optional: !one.optional } : one)),
                          )
                        }
                      >
                        {t(choice.optional ? 'courses.makeNeeded' : 'courses.makeOptional')}
                      </Menu.Item>
                      <Menu.Item onClick={() => setBesides(index)}>{t('courses.or')}</Menu.Item>
                    </Menu.Dropdown>
                  </MenuOverPage>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={t('courses.remove', { course: name })}
                    onClick={() => {
                      const name = choice.courseIds.join('.');
                      setChosen((now) => now.filter(({ courseIds }) => courseIds.join('.') !== name));
                    }}
                  >
                    <IconX size={18} aria-hidden />
                  </ActionIcon>
                </Group>
                {staying
                  .filter(({ courseId }) => choice.courseIds.includes(courseId))
                  .map(({ courseId, insteadOf }) => (
                    <p key={courseId} className="sis-note">
                      {t('courses.staysInstead', {
                        course: codeOf(courseId),
                        others: formatList(insteadOf.map(codeOf).map(isolate), language, 'and'),
                      })}
                    </p>
                  ))}
                {reasons.map(({ courseId, refusals }) => (
                  <p key={courseId} className={classes.blocked}>
                    {t('courses.blocked', { course: codeOf(courseId) })}{' '}
                    {refusals[0] && <RefusalWords refusal={refusals[0]} />}
                  </p>
                ))}
              </li>
            );
          })}
        </Stack>
      )}
      {next.length > 0 && (
        <Stack gap="0.375rem">
          <p id="timetable-next" className="sis-note">
            {t('courses.next')}
          </p>
          <Group gap="0.375rem" align="stretch" className="sis-list">
            <Group component="ul" gap="0.375rem" align="stretch" className="sis-list" aria-labelledby="timetable-next">
              {next.map(({ courseId, code, name }) => (
                <li key={courseId}>
                  <Button
                    variant="default"
                    size="compact-sm"
                    leftSection={<IconPlus size={14} aria-hidden />}
                    title={pick(name)}
                    aria-label={t('courses.addOne', { code, name: pick(name) })}
                    onClick={() => add(courseId)}
                  >
                    <CodeText>{code}</CodeText>
                  </Button>
                </li>
              ))}
            </Group>
            {chosen.length === 0 && next.length > 1 && (
              <Button
                variant="light"
                size="compact-sm"
                onClick={() => setChosen(next.map(({ courseId }) => ({ courseIds: [courseId], optional: true })))}
              >
                {t('courses.takeNext')}
              </Button>
            )}
          </Group>
        </Stack>
      )}
      {stays.length > 0 && (
        <Stack gap="0.375rem">
          <p className="sis-note">{t('courses.stays')}</p>
          <ul className={classes.stays}>
            {stays.map(({ courseId, code, number, frozen, actions }) => (
              <li key={courseId}>
                <CodeText>{code}</CodeText> <CodeText>{number}</CodeText>
                {!frozen && actions.some(({ action, allowed }) => action === 'replace' && allowed) && (
                  <Button
                    variant="subtle"
                    size="compact-xs"
                    aria-label={t('courses.mayMoveOf', { course: code })}
                    onClick={() => setChosen((now) => [...now, { courseIds: [courseId], optional: false }])}
                  >
                    {t('courses.mayMove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <Switch
        label={t('courses.fullToo')}
        checked={fullToo}
        onChange={(event) => setFullToo(event.currentTarget.checked)}
      />
    </Panel>
  );
}
