import { Stack, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAction } from '../../api/useAction.ts';
import { useRecord } from '../../api/useRecord.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { AccountLayout } from './AccountLayout.tsx';
import classes from './ChooseRecordPage.module.css';
import { placeAfter } from './place-after.ts';

/** The choice of a record after sign-in, for a person with several academic records. */
export default function ChooseRecordPage() {
  const { t } = useTranslation(['account', 'common']);
  const { pick } = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { records, select } = useRecord();
  const { run, running } = useAction('selectRecord');

  const choose = async (studFacultyCode: string): Promise<void> => {
    const outcome = await run({ body: { StudFacultyCode: studFacultyCode } });
    if (!outcome.ok) return;
    select(outcome.data.record.studFacultyCode);
    void navigate(placeAfter(search.get('from')), { replace: true });
  };

  return (
    <AccountLayout title={t('record.title')}>
      <p className={classes.text}>{t('record.text')}</p>
      <Stack component="ul" gap="sm" className="sis-list">
        {records.map(({ studFacultyCode, studentCode, programme, degreeClass, status }) => (
          <li key={studFacultyCode}>
            <UnstyledButton
              className={`sis-frame sis-row ${classes.card}`}
              disabled={running}
              onClick={() => void choose(studFacultyCode)}
            >
              <Stack component="span" gap="0.125rem" miw={0} flex="1">
                <span className="sis-note">{t(`record.degree.${degreeClass}`)}</span>
                <span className="sis-strong">{pick(programme)}</span>
                <span className="sis-note">
                  {t('record.code')} <CodeText>{studentCode}</CodeText>
                </span>
              </Stack>
              <Tag tone={status === 'active' ? 'done' : 'quiet'}>{t(`record.status.${status}`)}</Tag>
              <IconChevronRight size={20} aria-hidden className="sis-directional sis-icon" />
            </UnstyledButton>
          </li>
        ))}
      </Stack>
    </AccountLayout>
  );
}
