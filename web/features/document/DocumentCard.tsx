import { Button, CopyButton, Group } from '@mantine/core';
import {
  IconCheck,
  IconDownload,
  IconExternalLink,
  IconEye,
  IconLink,
  IconSignature,
  IconWallet,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { basePath } from '../../api/settings.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { QuietText } from '../../ui/layout/Panel.tsx';
import { StatusTag, type StatusTone } from '../../ui/text/StatusTag.tsx';
import classes from './DocumentCard.module.css';
import { useDocumentFile } from './useDocumentFile.ts';

type Issued = Schema<'IssuedDocument'>;

const tones: Record<Issued['status'], StatusTone> = {
  valid: 'done',
  replaced: 'canceled',
  revoked: 'refused',
  expired: 'canceled',
};

/** An issued document with its files, its public page and its number of lookups. */
export function DocumentCard({ document }: { document: Issued }) {
  const { t } = useTranslation('document');
  const {
    id,
    number,
    type,
    language,
    status,
    since,
    revokedReason,
    issuedAt,
    validUntil,
    code,
    file,
    lookups,
    lastLookup,
  } = document;
  const { save, running } = useDocumentFile(id, number);
  const [shown, setShown] = useState(false);
  const title = useId();
  const page = generatePath(paths.verify, { code });
  const verified = useIsAvailable('verifyDocument');
  const asCredential = useIsAvailable('downloadCredential');
  return (
    <li className={`sis-loose ${classes.card} sis-frame`} aria-labelledby={title}>
      <Group gap="0.5rem 1rem" align="flex-start" justify="space-between">
        <div>
          <h3 id={title} className="sis-title">
            {t(`type.${type}`)} · {t(`language.${language}`)}
          </h3>
          <CodeText>{number}</CodeText>
        </div>
        <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
      </Group>
      <FactList>
        {verified && file && (
          <Fact name={t('card.code')}>
            <CodeText breaks>{code}</CodeText>
          </Fact>
        )}
        <Fact name={t('card.issued')}>
          <DateText at={issuedAt} />
        </Fact>
        {status !== 'valid' && (
          <Fact name={t(`card.ended.${status}`)}>
            <DateText at={since} />
          </Fact>
        )}
        {revokedReason !== null && (
          <Fact name={t('card.reason')} wide>
            <span dir="auto">{revokedReason}</span>
          </Fact>
        )}
        {validUntil && status === 'valid' && (
          <Fact name={t('card.until')}>
            <DateText at={new Date(Date.parse(validUntil) - 1).toISOString()} />
          </Fact>
        )}
      </FactList>
      {file ? (
        <Group gap="xs" align="stretch">
          <Button
            loading={running === 'document'}
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
            onClick={() => void save('document')}
          >
            {t('card.download')}
          </Button>
          {asCredential && (
            <Button
              variant="default"
              loading={running === 'credential'}
              leftSection={<IconWallet size={18} stroke={1.75} aria-hidden />}
              onClick={() => void save('credential')}
            >
              {t('card.credential')}
            </Button>
          )}
          <Button
            variant="default"
            loading={running === 'signature'}
            leftSection={<IconSignature size={18} stroke={1.75} aria-hidden />}
            onClick={() => void save('signature')}
          >
            {t('card.signature')}
          </Button>
          {verified && (
            <>
              <CopyButton value={`${window.location.origin}${basePath().replace(/\/$/, '')}${page}`}>
                {({ copied, copy }) => (
                  <Button
                    variant="default"
                    leftSection={
                      copied ? (
                        <IconCheck size={18} stroke={1.75} aria-hidden />
                      ) : (
                        <IconLink size={18} stroke={1.75} aria-hidden />
                      )
                    }
                    onClick={copy}
                  >
                    <span aria-live="polite">{t(copied ? 'card.copied' : 'card.copy')}</span>
                  </Button>
                )}
              </CopyButton>
              <Button
                component={Link}
                to={page}
                target="_blank"
                variant="subtle"
                leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden className="sis-directional" />}
              >
                {t('card.open')}
              </Button>
            </>
          )}
        </Group>
      ) : (
        <QuietText>{t('card.onPaper')}</QuietText>
      )}
      {verified && (
        <div className={`sis-note ${classes.lookups}`}>
          <IconEye size={18} stroke={1.75} aria-hidden className="sis-firm" />
          <span>
            {lookups === 0 ? t('card.never') : t('card.lookups', { count: lookups })}
            {lastLookup && ` · ${t('card.last', { at: lastLookup })}`}
          </span>
          {lookups > 0 && (
            <Button variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => setShown((now) => !now)}>
              {t('card.all')}
            </Button>
          )}
        </div>
      )}
      {verified && shown && <Lookups id={id} number={number} />}
    </li>
  );
}

function Lookups({ id, number }: { id: number; number: string }) {
  const { t } = useTranslation('document');
  const { data } = useApi('getDocumentLookups', { id });
  if (!data) return null;
  return (
    <section aria-label={t('card.times', { number })} className={classes.times}>
      <ul>
        {data.lookups.map((at, index) => (
          <li key={`${at} ${String(index)}`}>
            <DateText at={at} format="fullDateTime" />
          </li>
        ))}
      </ul>
      <QuietText>
        {data.total > data.lookups.length && `${t('card.latest', { count: data.lookups.length })} `}
        {t('card.noNames')}
      </QuietText>
    </section>
  );
}
