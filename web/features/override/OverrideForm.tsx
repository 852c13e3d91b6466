import { Skeleton, Textarea } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { FactList } from '../../ui/layout/FactList.tsx';
import { useReasonNames } from '../../ui/override/useReasonNames.ts';
import { waivingOffices, type AskedSection } from '../../ui/override/waivable.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Reasons } from '../../ui/refusals/Reasons.tsx';
import { FileField } from '../../ui/request/FileField.tsx';
import { RequestFacts } from '../../ui/request/RequestFacts.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useRequestScope } from '../../ui/request/request-scope.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';
import classes from './OverrideForm.module.css';

const [shortest, longest] = [20, 500];

/**
 * The form that asks for an exception from registration rules: the section with its refusals, the student's reason and
 * a file. `asked` is the section in the page's address. It may be null for a returned request, which contains its
 * section itself.
 */
export function OverrideForm({ asked }: { asked: AskedSection | null }) {
  const { t } = useTranslation(['override', 'request']);
  const navigate = useNavigate();
  const { saved, fileMaximumMebibytes } = useRequestScope();
  const form = useRequestForm(
    'submitOverride',
    { reason: '', file: null as File | null },
    {
      ...(asked && { subject: asked.courseId }),
      optional: ['file'],
      needed: { reason: t('request:forms.override.reason.needed') },
      // A reason that is too short counts as missing.
      details: ({ reason }) => ({ reason: reason.trim().length >= shortest ? reason : null }),
      body: ({ reason, file }, { draft }) => ({
        courseId: asked?.courseId ?? 0,
        sectionId: asked?.sectionId ?? 0,
        codes: asked?.codes.join(',') ?? '',
        reason,
        ...(file && { file }),
        ...(draft && { draft }),
      }),
      onSent: () => void navigate(paths.override, { replace: true }),
    },
  );
  return (
    <RequestForm form={form} title={t('ask')} confirm={{ children: <p>{t('request:forms.override.confirmText')}</p> }}>
      {saved ? (
        <FactList>
          <RequestFacts facts={saved.facts.filter(({ name }) => name === 'section' || name === 'codes')} />
        </FactList>
      ) : (
        asked && <AskedReasons asked={asked} />
      )}
      <Textarea
        {...form.field('reason')}
        label={t('request:forms.override.reason.label')}
        description={!form.errors.reason && t('request:forms.override.reason.note')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={longest}
      />
      <FileField
        {...form.file('file')}
        maximumMebibytes={fileMaximumMebibytes}
        label={t('request:forms.override.file.label')}
        description={t('request:forms.override.file.note')}
      />
    </RequestForm>
  );
}

/** The section, its present refusals as sentences, and the offices that decide. */
function AskedReasons({ asked: { courseId, sectionId, codes } }: { asked: AskedSection }) {
  const { t } = useTranslation('override');
  const { pick } = useLanguage();
  const nameOf = useReasonNames();
  const { data, error, refresh } = useApi('courseDetails', { courseId, Period: 'current' });
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={96} />;
  const section = data.course.sections.find((one) => one.sectionId === sectionId);
  if (!section) return <EmptyState icon={IconCircleCheck} title={t('gone.title')} text={t('gone.text')} />;
  const told = [...section.refusals, ...section.confirmations].filter(({ Code }) => codes.includes(Code));
  const offices = waivingOffices(codes);
  // A reason that exists only because of other courses in the basket has no refusal here, so only its name is shown.
  const others = codes.filter((code) => !told.some(({ Code }) => Code === code));
  return (
    <div className={`sis-tight ${classes.reasons}`}>
      <p>
        <CodeText strong>{data.course.code}</CodeText> {pick(data.course.name)} ·{' '}
        {t('permits.section', { number: section.number })}
      </p>
      <p className="sis-strong">{t('stands')}</p>
      <Reasons reasons={told} />
      {others.length > 0 && (
        <ul className="sis-list sis-note">
          {others.map((code) => (
            <li key={code}>{nameOf(code)}</li>
          ))}
        </ul>
      )}
      <p className="sis-note">{t(`route_${offices.length > 1 ? 'both' : (offices[0] ?? 'department')}`)}</p>
    </div>
  );
}
