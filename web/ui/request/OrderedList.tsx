import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Stack } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import classes from './OrderedList.module.css';

/** An item of the list. `children` replaces the name in the list; the name is used in labels. */
export type OrderedItem = { id: number; name: string; children?: ReactNode };
type Place = { position: number; count: number };
/** Labels of the list and its buttons, and announcements while an item moves. */
export type OrderedWords = {
  list: string;
  instructions: string;
  drag: (name: string) => string;
  up: (name: string) => string;
  down: (name: string) => string;
  remove: (name: string) => string;
  said: (what: 'pickedUp' | 'moved' | 'dropped' | 'left' | 'removed', name: string, place: Place) => string;
};
type Props = {
  items: readonly OrderedItem[];
  words: OrderedWords;
  /** True to show the position of each item. */
  numbered?: boolean;
  /** True for long names; the buttons are then below them where the list is narrow. */
  long?: boolean;
  onChange: (ids: number[]) => void;
  onSay: (text: string) => void;
};

/** Distance in pixels after which a press becomes a drag. */
const dragDistance = 6;

/** A list that the user reorders by dragging, with the arrow keys after picking an item up, or with buttons. */
export function OrderedList({ items, words, numbered = false, long = false, onChange, onSay }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const nameOf = (id: unknown): string => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: unknown): Place => ({ position: ids.indexOf(Number(id)) + 1, count: ids.length });

  // The first drag event reports the item's own position, so only changed positions are announced.
  const said = useRef(0);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      said.current = placeOf(active.id).position;
      return words.said('pickedUp', nameOf(active.id), placeOf(active.id));
    },
    onDragOver: ({ active, over }) => {
      const place = placeOf((over ?? active).id);
      if (place.position === said.current) return undefined;
      said.current = place.position;
      return words.said('moved', nameOf(active.id), place);
    },
    onDragEnd: ({ active, over }) => words.said('dropped', nameOf(active.id), placeOf((over ?? active).id)),
    onDragCancel: ({ active }) => words.said('left', nameOf(active.id), placeOf(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id)
      onChange(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))));
  };
  const move = (index: number, by: number): void => {
    onChange(arrayMove(ids, index, index + by));
    onSay(words.said('moved', items[index]?.name ?? '', { position: index + by + 1, count: ids.length }));
  };
  const remove = ({ id, name }: OrderedItem): void => {
    onSay(words.said('removed', name, placeOf(id)));
    onChange(ids.filter((one) => one !== id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Stack component="ol" gap="0.5rem" className="sis-list" aria-label={words.list} data-long={long || undefined}>
          {items.map((item, index) => (
            <Row
              key={item.id}
              item={item}
              words={words}
              number={numbered ? index + 1 : null}
              first={index === 0}
              last={index === items.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(item)}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}

type RowProps = {
  item: OrderedItem;
  words: OrderedWords;
  number: number | null;
  first: boolean;
  last: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
};

function Row({ item: { id, name, children }, words, number, first, last, onMove, onRemove }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={`sis-row sis-box ${classes.row}`}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        data-item={id}
        aria-label={words.drag(name)}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      >
        <IconGripVertical size={20} stroke={1.75} aria-hidden />
      </button>
      {number !== null && (
        <span className={`sis-tinted ${classes.number} sis-disc`} aria-hidden>
          {number}
        </span>
      )}
      <span className={classes.name}>{children ?? name}</span>
      <span className={classes.buttons}>
        <ActionIcon variant="subtle" size="lg" aria-label={words.up(name)} disabled={first} onClick={() => onMove(-1)}>
          <IconChevronUp size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" size="lg" aria-label={words.down(name)} disabled={last} onClick={() => onMove(1)}>
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="red" size="lg" aria-label={words.remove(name)} onClick={onRemove}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  );
}
