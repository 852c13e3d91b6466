import { ActionIcon, Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { FormLinks } from './FormLinks.tsx';

/** The student's favourite forms in the student's order, and the link to change them. */
export function TopLinks({ links: { forms, path } }: { links: Schema<'Dashboard'>['links'] }) {
  const { t } = useTranslation('student');
  if (forms.length === 0 && !path) return null;
  return (
    <section aria-label={t('cards.links')}>
      <Group component="ul" gap="0.5rem" className="sis-list sis-sideways">
        <FormLinks forms={forms} />
        {path && (
          <li>
            {forms.length > 0 ? (
              <ActionIcon
                component={Link}
                to={path}
                variant="subtle"
                size="lg"
                radius="xl"
                aria-label={t('links.change')}
              >
                <IconPencil size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            ) : (
              <Button component={Link} to={path} variant="default" radius="xl">
                {t('links.choose')}
              </Button>
            )}
          </li>
        )}
      </Group>
    </section>
  );
}
