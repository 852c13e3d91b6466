import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type menuTexts from '../../../locales/en/menu.json';
import type { Schema } from '../../api/operations.ts';

type FormName = keyof (typeof menuTexts)['forms'];

/** Links to forms of the menu, as list items. */
export function FormLinks({ forms }: { forms: readonly Schema<'MenuForm'>[] }) {
  const { t } = useTranslation('menu');
  return forms.map(({ seFormId, formCodeName, path }) => (
    <li key={seFormId}>
      <Button component={Link} to={path} variant="default" radius="xl">
        {t(`forms.${formCodeName as FormName}`, { defaultValue: formCodeName })}
      </Button>
    </li>
  ));
}
