import { Button, Menu } from '@mantine/core';
import { IconArrowsExchange, IconChevronDown, IconMinus, IconRotate2, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import type { BasketItem, Period } from './basket.ts';
import { keyOfRegistration } from './basket.ts';
import type { ChangeRequest } from './ChangeDialog.tsx';
import classes from './CourseActions.module.css';
import { tabPath } from './registration-paths.ts';

type Course = Schema<'RegisteredCourse'>;
type Action = Course['actions'][number];

const icons = { replace: IconArrowsExchange, delete: IconTrash, drop: IconMinus, withdraw: IconMinus, undrop: IconRotate2, unwithdraw: IconRotate2, register: IconArrowsExchange };

/** What may be done with a course now. What may not stays in the menu, with the reason under it. */
export function CourseActions({ period, course, onRequest }: { period: Period; course: Course; onRequest: (request: ChangeRequest) => void }) {
  const { t } = useTranslation('registration');
  const { messageText } = useLanguage();
  const navigate = useNavigate();
  const target = useRef<HTMLButtonElement>(null);
  if (course.actions.length === 0) return null;

  const start = ({ action }: Action): void => {
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
    // The dialogue gives the focus back to where it was: to the button that stays, not to the item that goes.
    target.current?.focus();
    onRequest({ item });
  };

  const inOrder = [...course.actions].sort((a, b) => Number(b.allowed) - Number(a.allowed));
  return (
    <Menu position="bottom-end" width={300} withinPortal withInitialFocusPlaceholder={false} returnFocus hideDetached={false}>
      <Menu.Target>
        <Button ref={target} variant="default" size="sm" className={classes.target} rightSection={<IconChevronDown size={16} aria-hidden />} aria-label={t('courses.actionsOf', { course: course.code })}>
          {t('courses.change')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {inOrder.map((one, index) => {
          const Icon = icons[one.action];
          return (
            <Menu.Item
              key={one.action}
              data-autofocus={index === 0 || undefined}
              leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
              aria-disabled={!one.allowed || undefined}
              data-disabled={!one.allowed || undefined}
              className={classes.item}
              closeMenuOnClick={one.allowed}
              onClick={() => one.allowed && start(one)}
            >
              {t(`action.${one.action}`)}
              {one.reasons.map(({ Code, Params }) => (
                <span key={`${Code} ${JSON.stringify(Params)}`} className={classes.reason}>
                  {messageText(Code, Params)}
                </span>
              ))}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
