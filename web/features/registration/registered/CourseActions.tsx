import { Button, Group } from '@mantine/core';
import {
  IconArrowsExchange,
  IconChevronDown,
  IconCircleMinus,
  IconDoorExit,
  IconRotate2,
  IconTrash,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Schema } from '../../../api/operations.ts';
import { ActionMenu } from '../../../ui/overlays/ActionMenu.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { useNarrow } from '../../../ui/layout/useNarrow.ts';
import type { BasketItem, Period } from '../basket/basket.ts';
import { keyOfRegistration } from '../basket/basket.ts';
import type { ChangeRequest } from './ChangeDialog.tsx';
import classes from './CourseActions.module.css';
import { tabPath } from '../registration-paths.ts';

type Course = Schema<'RegisteredCourse'>;
type Action = Course['actions'][number];

const icons = {
  replace: IconArrowsExchange,
  delete: IconTrash,
  drop: IconCircleMinus,
  withdraw: IconDoorExit,
  undrop: IconRotate2,
  unwithdraw: IconRotate2,
  register: IconArrowsExchange,
};

type Props = { period: Period; course: Course; onRequest: (request: ChangeRequest) => void };

/** Starts an action of a course: a replacement opens the offered sections, any other action the dialogue. */
function useActionStart({ period, course, onRequest }: Props, target: RefObject<HTMLButtonElement | null>) {
  const navigate = useNavigate();
  return ({ action }: Action): void => {
    if (action === 'register') return;
    if (action === 'replace') {
      void navigate(tabPath(period, 'offered', { search: course.code, replacing: String(course.registrationId) }));
      return;
    }
    const item: BasketItem = {
      key: keyOfRegistration(course.registrationId),
      courseId: course.courseId,
      code: course.code,
      name: course.name,
      number: course.number,
      change: { action, registrationId: course.registrationId },
    };
    // The dialogue returns the focus to the element that had it: the button that stays, not the menu item that closes.
    target.current?.focus();
    onRequest({ item });
  };
}

/**
 * The actions of a course with their meanings: a menu, on a phone a bottom sheet. Forbidden actions come last, with the
 * reason.
 */
export function CourseActions(props: Props) {
  const { course } = props;
  const { t } = useTranslation('registration');
  const narrow = useNarrow();
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const start = useActionStart(props, target);
  if (course.actions.length === 0) return null;

  const inOrder = [...course.actions].sort((a, b) => Number(b.allowed) - Number(a.allowed));
  const look = { variant: 'default', size: 'sm', className: classes.target ?? '' } as const;
  const name = t('courses.actionsOf', { course: course.code });
  if (!narrow)
    return (
      <ActionMenu
        target={target}
        label={t('courses.change')}
        name={name}
        look={look}
        width={340}
        itemClass={classes.item}
        items={inOrder.map((one) => ({
          key: one.action,
          content: <ActionWords of={one} />,
          closed: !one.allowed,
          onChoose: () => start(one),
        }))}
      />
    );
  return (
    <>
      <Button
        ref={target}
        {...look}
        rightSection={<IconChevronDown size={16} aria-hidden />}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('courses.change')}
      </Button>
      <Sheet opened={opened} title={name} onClose={() => setOpened(false)}>
        <ul className={`sis-list ${classes.list}`}>
          {inOrder.map((one, index) => (
            <li key={one.action}>
              <button
                type="button"
                className={`sis-plain ${classes.row} sis-bare`}
                data-autofocus={index === 0 || undefined}
                aria-disabled={!one.allowed || undefined}
                onClick={() => {
                  if (!one.allowed) return;
                  setOpened(false);
                  start(one);
                }}
              >
                <ActionWords of={one} />
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

/** The name of the action, and its meaning or the reason why it is forbidden. */
function ActionWords({ of: { action, allowed, reasons } }: { of: Action }) {
  const { t } = useTranslation('registration');
  const { messageText } = useLanguage();
  const Icon = icons[action];
  return (
    <Group component="span" gap="sm" align="flex-start" wrap="nowrap" className={classes.action}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>
        <span className={classes.name}>{t(`action.${action}`)}</span>
        {allowed && action !== 'register' && (
          <span className={`sis-block sis-note ${classes.reason}`}>{t(`about.${action}`)}</span>
        )}
        {reasons.map(({ Code, Params }) => (
          <span key={`${Code} ${JSON.stringify(Params)}`} className={`sis-block sis-note ${classes.reason}`}>
            {messageText(Code, Params)}
          </span>
        ))}
      </span>
    </Group>
  );
}
