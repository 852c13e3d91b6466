import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ChosenLinks.module.css';

export type ChosenLink = { id: number; name: string };
type Props = { links: ChosenLink[]; onChange: (ids: number[]) => void; onSay: (text: string) => void };

/** Beyond this many pixels a press is a drag, so that a press alone stays a press. */
const dragDistance = 6;

/** The chosen links in their order: dragged, moved with the arrow keys after picking one up, or by its buttons. */
export function ChosenLinks({ links, onChange, onSay }: Props) {
  const { t } = useTranslation('link');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const ids = links.map(({ id }) => id);
  const nameOf = (id: unknown): string => links.find((link) => link.id === id)?.name ?? '';
  const placeOf = (id: unknown) => ({ position: ids.indexOf(Number(id)) + 1, count: ids.length });

  // Picked up, a link is over its own place at once: only a place it comes to is said.
  const said = useRef(0);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      said.current = placeOf(active.id).position;
      return t('said.pickedUp', { form: nameOf(active.id), ...placeOf(active.id) });
    },
    onDragOver: ({ active, over }) => {
      const place = placeOf((over ?? active).id);
      if (place.position === said.current) return undefined;
      said.current = place.position;
      return t('said.moved', { form: nameOf(active.id), ...place });
    },
    onDragEnd: ({ active, over }) => t('said.dropped', { form: nameOf(active.id), ...placeOf((over ?? active).id) }),
    onDragCancel: ({ active }) => t('said.left', { form: nameOf(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onChange(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))));
  };
  const move = (index: number, by: number): void => {
    onChange(arrayMove(ids, index, index + by));
    onSay(t('said.moved', { form: links[index]?.name, position: index + by + 1, count: ids.length }));
  };
  const remove = ({ id, name }: ChosenLink): void => {
    onChange(ids.filter((one) => one !== id));
    onSay(t('said.removed', { form: name }));
  };

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={{ announcements, screenReaderInstructions: { draggable: t('said.instructions') } }}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={t('chosen.list')}>
          {links.map((link, index) => (
            <Row key={link.id} link={link} first={index === 0} last={index === links.length - 1} onMove={(by) => move(index, by)} onRemove={() => remove(link)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Row({ link: { id, name }, first, last, onMove, onRemove }: { link: ChosenLink; first: boolean; last: boolean; onMove: (by: number) => void; onRemove: () => void }) {
  const { t } = useTranslation('link');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li ref={setNodeRef} className={classes.row} data-dragging={isDragging || undefined} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <button ref={setActivatorNodeRef} type="button" className={classes.handle} aria-label={t('drag', { form: name })} aria-describedby={attributes['aria-describedby']} {...listeners}>
        <IconGripVertical size={20} stroke={1.75} aria-hidden />
      </button>
      <span className={classes.name}>{name}</span>
      <ActionIcon variant="subtle" size="lg" aria-label={t('up', { form: name })} disabled={first} onClick={() => onMove(-1)}>
        <IconChevronUp size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" size="lg" aria-label={t('down', { form: name })} disabled={last} onClick={() => onMove(1)}>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red" size="lg" aria-label={t('remove', { form: name })} onClick={onRemove}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}
