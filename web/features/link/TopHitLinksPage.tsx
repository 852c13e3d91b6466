import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type menuTexts from '../../../locales/en/menu.json';
import type { ResponseBodyOf, Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { ChosenLinks } from './ChosenLinks.tsx';
import classes from './TopHitLinksPage.module.css';
import { useTopLinks } from './useTopLinks.ts';

type Form = Schema<'MenuForm'>;
type FormName = keyof (typeof menuTexts)['forms'];

/** Page to choose and sort the student's favourite pages of the menu. */
export default function TopHitLinksPage() {
  const { t } = useTranslation(['link', 'menu', 'common']);
  const menu = useApi('getMenu');
  const links = useTopLinks();
  const [said, setSaid] = useState('');
  const nameOf = ({ formCodeName }: Form): string =>
    t(`menu:forms.${formCodeName as FormName}`, { defaultValue: formCodeName });

  const { chosen, maximum } = links;
  const error = links.error ?? menu.error;
  const content = () => {
    if (error && (!links.ready || !menu.data))
      return <ErrorState error={error} retry={() => Promise.all([links.refresh(), menu.refresh()])} />;
    if (!links.ready || !menu.data)
      return <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
    const groups = menu.data.groups
      .map(({ key, forms }) => ({ key, forms: forms.filter(({ seFormId }) => !chosen.includes(seFormId)) }))
      .filter(({ forms }) => forms.length > 0);
    const byId = new Map(menu.data.groups.flatMap(({ forms }) => forms).map((form) => [form.seFormId, form]));
    const listed = chosen
      .flatMap((id) => byId.get(id) ?? [])
      .map((form) => ({ id: form.seFormId, name: nameOf(form) }));
    const full = chosen.length >= maximum;
    const add = (form: Form): void => {
      links.change([...chosen, form.seFormId]);
      setSaid(t('said.added', { form: nameOf(form), position: chosen.length + 1, count: chosen.length + 1 }));
    };
    return (
      <Stack gap="xl">
        <Stack component="section" gap="sm" maw="36rem" aria-labelledby="chosen-title">
          <Group component="header" gap="0.25rem 1rem" justify="space-between">
            <h2 id="chosen-title" className="sis-title">
              {t('chosen.title')}{' '}
              <span className="sis-note">{t('chosen.count', { count: chosen.length, maximum })}</span>
            </h2>
            <Group component="span" gap="xs" mih="1.75rem" className="sis-note">
              {links.saving ? t('saving') : links.saved && t('saved')}
              {links.undo && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconArrowBackUp size={16} aria-hidden className="sis-directional" />}
                  onClick={links.undo}
                >
                  {t('undo')}
                </Button>
              )}
            </Group>
          </Group>
          {listed.length === 0 ? (
            <EmptyState title={t('chosen.empty')} text={t('chosen.emptyText')} />
          ) : (
            <ChosenLinks links={listed} onChange={links.change} onSay={setSaid} />
          )}
        </Stack>
        <OfferedLinks groups={groups} full={full} nameOf={nameOf} add={add} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
    );
  };
  return (
    <PageLayout title={t('title')} description={t('description')}>
      {content()}
    </PageLayout>
  );
}

type OfferedProps = {
  /** The groups of the menu without the pages that are chosen. */
  groups: Pick<ResponseBodyOf<'getMenu'>['groups'][number], 'key' | 'forms'>[];
  full: boolean;
  nameOf: (form: Form) => string;
  add: (form: Form) => void;
};

/** The pages that can be added, by the groups of the menu. */
function OfferedLinks({ groups, full, nameOf, add }: OfferedProps) {
  const { t } = useTranslation(['link', 'menu']);
  return (
    <Stack component="section" gap="sm" aria-labelledby="offered-title">
      <h2 id="offered-title" className="sis-title">
        {t('offered.title')}
      </h2>
      {full && <p className="sis-quiet">{t('offered.full')}</p>}
      {groups.length === 0 && <p className="sis-quiet">{t('offered.empty')}</p>}
      <div className={`sis-rows ${classes.groups}`}>
        {groups.map(({ key, forms }) => (
          <Fragment key={key}>
            <h3 className="sis-note">{t(`menu:groups.${key}`)}</h3>
            <Group component="ul" gap="0.5rem" className="sis-list">
              {forms.map((form) => (
                <li key={form.seFormId}>
                  <Button
                    variant="default"
                    radius="xl"
                    leftSection={<IconPlus size={16} stroke={1.75} aria-hidden className="sis-accent" />}
                    disabled={full}
                    aria-label={t('add', { form: nameOf(form) })}
                    onClick={() => add(form)}
                  >
                    {nameOf(form)}
                  </Button>
                </li>
              ))}
            </Group>
          </Fragment>
        ))}
      </div>
    </Stack>
  );
}
