import { Button, Menu, NumberInput, SegmentedControl, Select, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatList } from '../../../locales/i18n.ts';
import { OrderedList, type OrderedWords } from '../../ui/OrderedList.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import { BreaksField } from './BreaksField.tsx';
import classes from './WishPanel.module.css';
import type { Wish } from './solver/problem.ts';
import { useWords } from './useWords.ts';
import { isOfferedWish, levels, newWish, offeredWishes, timeOf } from './wishes.ts';

type Props = { wishes: readonly Wish[]; onChange: (wishes: readonly Wish[]) => void };

const idOf = ({ kind }: Wish): number => offeredWishes.findIndex((one) => one === kind) + 1;

/** What the week should be like, the most important first: dragged, or moved by buttons. */
export function WishPanel({ wishes, onChange }: Props) {
  const { t, wish: wordsOf, language } = useWords();
  const [said, setSaid] = useState('');
  const narrow = useNarrow();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const left = offeredWishes.filter((kind) => !wishes.some((wish) => wish.kind === kind));
  const change = (next: Wish): void => onChange(wishes.map((wish) => (wish.kind === next.kind ? next : wish)));
  const words: OrderedWords = {
    list: t('wishes.title'),
    instructions: t('wishes.instructions'),
    drag: (name) => t('wishes.drag', { name }),
    up: (name) => t('wishes.up', { name }),
    down: (name) => t('wishes.down', { name }),
    remove: (name) => t('wishes.remove', { name }),
    said: (what, name, place) => t(`wishes.said.${what}`, { name, ...place }),
  };

  // On a phone the week comes first.
  if (narrow && !opened)
    return (
      <section className={classes.panel} aria-labelledby={id}>
        <h2 id={id} className={classes.title}>{t('wishes.title')}</h2>
        {wishes.length > 0 && <p className={classes.text}>{formatList(wishes.map(wordsOf), language)}</p>}
        <Button variant="default" className={classes.add} aria-expanded={false} onClick={() => setOpened(true)}>{t('wishes.change')}</Button>
      </section>
    );
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>{t('wishes.title')}</h2>
      <p className={classes.text}>{t('wishes.text')}</p>
      <OrderedList
        items={wishes.map((wish) => ({ id: idOf(wish), name: wordsOf(wish), children: <WishRow wish={wish} name={wordsOf(wish)} onChange={change} /> }))}
        words={words}
        numbered
        onChange={(ids) => onChange(ids.flatMap((one) => wishes.find((wish) => idOf(wish) === one) ?? []))}
        onSay={setSaid}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {left.length > 0 && (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <Button variant="default" className={classes.add} leftSection={<IconPlus size={18} aria-hidden />}>{t('wishes.add')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {left.map((kind) => (
              <Menu.Item key={kind} onClick={() => onChange([...wishes, newWish(kind)])}>{t(`wishes.kind.${kind}`)}</Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </section>
  );
}

const hours = Array.from({ length: 14 }, (_, index) => (index + 8) * 60);
const times = hours.map((minutes) => ({ value: String(minutes), label: timeOf(minutes) }));

function WishRow({ wish, name, onChange }: { wish: Wish; name: string; onChange: (wish: Wish) => void }) {
  const { t } = useWords();
  const time = (value: number, label: string, set: (minutes: number) => void) => (
    <Select size="xs" className={classes.field} aria-label={label} data={times} value={String(value)} allowDeselect={false} onChange={(next) => next && set(Number(next))} />
  );
  const number = (value: number, [min, max]: [number, number], set: (value: number) => void) => (
    <NumberInput size="xs" className={classes.field} aria-label={name} value={value} min={min} max={max} clampBehavior="strict" allowDecimal={false} onChange={(next) => typeof next === 'number' && set(next)} />
  );
  const field = (() => {
    switch (wish.kind) {
      case 'freeDays':
        return number(wish.atLeast, [1, 4], (atLeast) => onChange({ ...wish, atLeast }));
      case 'earliest':
        return time(wish.from, name, (from) => onChange({ ...wish, from }));
      case 'latest':
        return time(wish.until, name, (until) => onChange({ ...wish, until }));
      case 'lunch':
        return (
          <>
            {time(wish.from, t('wishes.from'), (from) => onChange({ ...wish, from, to: Math.max(wish.to, from + 60) }))}
            {time(wish.to, t('wishes.to'), (to) => onChange({ ...wish, to, from: Math.min(wish.from, to - 60) }))}
          </>
        );
      case 'examSpread':
        return number(wish.daysBetween, [1, 5], (daysBetween) => onChange({ ...wish, daysBetween }));
      case 'language':
        return <Select size="xs" className={classes.field} aria-label={name} allowDeselect={false} value={wish.language} data={(['en', 'ar'] as const).map((value) => ({ value, label: t(`registration:language.${value}`) }))} onChange={(language) => language && onChange({ ...wish, language })} />;
      case 'breaks':
        return <BreaksField breaks={wish.breaks} onChange={(breaks) => onChange({ ...wish, breaks })} />;
      default:
        return null;
    }
  })();
  if (!isOfferedWish(wish.kind)) return name;
  return (
    <span className={classes.wish}>
      <span>{name}</span>
      <span className={classes.fields}>
        <SegmentedControl size="xs" aria-label={t('wishes.levelOf', { name })} value={wish.level} onChange={(level) => onChange({ ...wish, level })} data={levels.map((level) => ({ value: level, label: t(`wishes.level.${level as 'required' | 'preferred'}`) }))} />
        {field}
      </span>
    </span>
  );
}
