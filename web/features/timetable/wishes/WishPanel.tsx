import { Button, Group, Menu, SegmentedControl, Stack, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { MenuOverPage } from '../../../ui/overlays/MenuOverPage.tsx';
import { OrderedList, type OrderedWords } from '../../../ui/request/OrderedList.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import classes from './WishPanel.module.css';
import { WishRow } from './WishRow.tsx';
import type { Problem, Wish } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import type { Folding } from '../useFolding.ts';
import { formatList } from '../../../../locales/i18n.ts';
import { useWords } from '../useWords.ts';
import {
  coursesFirst,
  isWeekFirst,
  newWish,
  offeredWishes,
  usefulWishes,
  weekFirst,
  wishGroups,
  type OfferedWish,
  type WishGroup,
} from './wishes.ts';

/** The largest number of credit hours to plan if no limit is known. */
const mostHours = 24;

const idOf = ({ kind }: Wish): number => offeredWishes.findIndex((one) => one === kind) + 1;

/** The wishes that can still be added, by group. */
function listOffered(wishes: readonly Wish[], problem: Problem | null): { group: WishGroup; kinds: OfferedWish[] }[] {
  const useful = usefulWishes(problem ?? { choices: [], held: [] });
  const left = (kinds: readonly OfferedWish[]): OfferedWish[] =>
    kinds.filter((kind) => useful.has(kind) && !wishes.some((wish) => wish.kind === kind));
  return (Object.keys(wishGroups) as WishGroup[])
    .map((group) => ({ group, kinds: left(wishGroups[group]) }))
    .filter(({ kinds }) => kinds.length > 0);
}

function useListWords(): OrderedWords {
  const { t } = useWords();
  return {
    list: t('wishes.title'),
    instructions: t('wishes.instructions'),
    drag: (name) => t('wishes.drag', { name }),
    up: (name) => t('wishes.up', { name }),
    down: (name) => t('wishes.down', { name }),
    remove: (name) => t('wishes.remove', { name }),
    said: (what, name, place) => t(`wishes.said.${what}`, { name, ...place }),
  };
}

/**
 * The panel of wishes, most important first. It shows a short text at first; in edit mode the student can change, drag
 * and move the wishes.
 */
export function WishPanel({ builder, folding }: { builder: Builder; folding: Folding }) {
  const { t, wish: wordsOf, language } = useWords();
  const listWords = useListWords();
  const { wishes, setWishes, problem } = builder;
  const [said, setSaid] = useState('');
  const [isEditing, setChanging] = useState(false);
  const fold = folding.foldOf('wishes', formatList(wishes.map(wordsOf), language, 'comma'));
  // On a phone the unfolded panel is in edit mode.
  const changing = fold ? !fold.folded : isEditing;
  const [opened, setOpened] = useState<Wish['kind'] | null>(null);
  const groups = listOffered(wishes, problem);
  const change = (next: Wish): void => setWishes(wishes.map((wish) => (wish.kind === next.kind ? next : wish)));
  const add = (kind: OfferedWish): void => {
    setWishes([...wishes, newWish(kind)]);
    setChanging(true);
    setOpened(kind);
  };

  return (
    <Panel title={t('wishes.title')} label={t('wishes.title')} className={classes.panel} fold={fold}>
      {changing ? (
        <>
          <p className="sis-note">{t('wishes.text')}</p>
          <OrderedList
            items={wishes.map((wish) => ({
              id: idOf(wish),
              name: wordsOf(wish),
              children: (
                <WishRow
                  wish={wish}
                  builder={builder}
                  opened={opened === wish.kind}
                  onOpen={(open) => setOpened(open ? wish.kind : null)}
                  onChange={change}
                />
              ),
            }))}
            words={listWords}
            numbered
            onChange={(ids) => setWishes(ids.flatMap((one) => wishes.find((wish) => idOf(wish) === one) ?? []))}
            onSay={setSaid}
          />
        </>
      ) : (
        <ol className={`sis-tight ${classes.short}`}>
          {wishes.map((wish) => (
            <li key={wish.kind} data-level={wish.level}>
              {wordsOf(wish)}{' '}
              {wish.level !== 'preferred' && <span className="sis-mark">{t(`wishes.level.${wish.level}`)}</span>}
            </li>
          ))}
        </ol>
      )}
      {builder.chosen.some(({ optional }) => optional) && <WhatCountsFirst builder={builder} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Group gap="0.375rem">
        {groups.length > 0 && <AddWish groups={groups} onAdd={add} />}
        {!fold && (changing || wishes.length > 0) && (
          <Button
            variant={changing ? 'light' : 'subtle'}
            size="sm"
            aria-expanded={changing}
            onClick={() => setChanging(!changing)}
          >
            {t(changing ? 'wishes.done' : 'wishes.change')}
          </Button>
        )}
      </Group>
    </Panel>
  );
}

function AddWish({ groups, onAdd }: { groups: ReturnType<typeof listOffered>; onAdd: (kind: OfferedWish) => void }) {
  const { t } = useWords();
  return (
    <MenuOverPage position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconPlus size={18} aria-hidden />}>
          {t('wishes.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map(({ group, kinds }) => [
          <Menu.Label key={group}>{t(`wishes.group.${group}`)}</Menu.Label>,
          ...kinds.map((kind) => (
            <Menu.Item key={kind} onClick={() => onAdd(kind)}>
              {t(`wishes.kind.${kind}`)}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </MenuOverPage>
  );
}

/** The priority for optional courses: more courses, or the wishes first. */
function WhatCountsFirst({ builder: { wishes, setWishes, problem } }: { builder: Builder }) {
  const { t } = useWords();
  const first = isWeekFirst(wishes) ? 'week' : 'courses';
  const most = problem?.hoursAtMost ?? mostHours;
  const choose = (next: string): void => setWishes(next === 'week' ? weekFirst(wishes, most) : coursesFirst(wishes));
  return (
    <Stack gap="0.375rem">
      <p className="sis-note">{t(`wishes.first.${first}Text`)}</p>
      <SegmentedControl
        size="xs"
        orientation="vertical"
        fullWidth
        aria-label={t('wishes.first.title')}
        value={first}
        data={(['courses', 'week'] as const).map((value) => ({ value, label: t(`wishes.first.${value}`) }))}
        onChange={choose}
      />
    </Stack>
  );
}
