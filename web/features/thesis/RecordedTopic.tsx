import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';

/** The approved topic; `toPlan` adds a link to the research plan. */
export function RecordedTopic({
  topic: { titleEn, titleAr, subTopic, supervisor, approvedAt },
  title,
  toPlan = false,
}: {
  topic: Schema<'ThesisTopic'>;
  title: string;
  toPlan?: boolean;
}) {
  const { t } = useTranslation('thesis');
  const { pick } = useLanguage();
  return (
    <Panel title={title}>
      <FactList>
        {titleEn && (
          <Fact name={t('record.titleEn')} wide>
            <span dir="auto">{titleEn}</span>
          </Fact>
        )}
        {titleAr && (
          <Fact name={t('record.titleAr')} wide>
            <span dir="auto">{titleAr}</span>
          </Fact>
        )}
        <Fact name={t('record.subTopic')}>
          <bdi>{subTopic}</bdi>
        </Fact>
        <Fact name={t('record.supervisor')}>{pick(supervisor)}</Fact>
        <Fact name={t('record.since')}>
          <DateText at={approvedAt} />
        </Fact>
      </FactList>
      {toPlan && (
        <Button component={Link} to={paths.thesisResearchPlan} variant="light" className="sis-start">
          {t('record.toPlan')}
        </Button>
      )}
    </Panel>
  );
}
