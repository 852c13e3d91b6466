import { Group, Radio, Stack, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { focusNext } from '../../ui/overlays/next-focus.ts';
import { OrderedList } from '../../ui/request/OrderedList.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';
import { ProgrammeChoice } from './ProgrammeChoice.tsx';
import { rankedIds, rankingText, shortNames } from './ranking.ts';
import classes from './TransferPage.module.css';

type Options = Schema<'TransferOptions'>;
type Kind = Schema<'TransferKind'>;

/** The entries of the request: the kind of transfer, and the ranking as one text (see `rankingText`). */
function useTransferForm({ kinds, programmes }: Options) {
  const { t } = useTranslation('transfer');
  const only = kinds.length === 1 ? (kinds[0] ?? '') : '';
  return useRequestForm(
    'submitTransfer',
    { kind: only, preferences: '' },
    {
      drafts: true,
      needed: { kind: t('form.neededKind'), preferences: t('form.needed') },
      body: ({ kind, preferences }, { draft }) => ({
        kind: kind as Kind,
        ...(draft !== undefined && { draft }),
        preferences: rankedIds(preferences).map((programmeId, index) => ({
          order: index + 1,
          programmeId,
          collegeId: programmes.find(({ id }) => id === programmeId)?.collegeId ?? 0,
        })),
      }),
    },
  );
}

/** Form of the transfer request: the kind of transfer, then the programmes in the order of preference. */
export function TransferForm({ options }: { options: Options }) {
  const { t } = useTranslation('transfer');
  const { pick } = useLanguage();
  const { kinds, programmes, most } = options;
  const [said, setSaid] = useState('');
  const form = useTransferForm(options);
  const { kind, preferences } = form.values;
  const ranked = rankedIds(preferences).flatMap((id) => programmes.find((one) => one.id === id) ?? []);
  const rank = (ids: readonly number[]): void =>
    form.set('preferences', rankingText(ids.flatMap((id) => programmes.find((one) => one.id === id) ?? [])));
  const ids = ranked.map(({ id }) => id);
  const full = ranked.length >= most;
  const error = form.field('preferences').error;
  return (
    <RequestForm
      wide
      form={form}
      title={t('form.title')}
      send={t('form.send')}
      confirm={{
        title: t('confirm.title'),
        children: (
          <>
            <ol className="sis-apart">
              {ranked.map(({ id, name }) => (
                <li key={id}>{pick(name)}</li>
              ))}
            </ol>
            <p>{t('confirm.text')}</p>
          </>
        ),
      }}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {kinds.length > 1 && <KindChoice form={form} kinds={kinds} ranked={ranked.length > 0} />}
      {kind !== '' && (
        <div className={`sis-rows ${classes.columns}`}>
          <Stack component="section" gap="0.75rem" aria-labelledby="transfer-add">
            <h3 id="transfer-add" className="sis-subtitle">
              {t('form.add')}
            </h3>
            <ProgrammeChoice
              key={kind}
              options={options}
              programmes={programmes.filter((programme) => programme.kind === kind)}
              ranked={ids}
              error={error}
              onAdd={
                full
                  ? undefined
                  : (programme) => {
                      rank([...ids, programme.id]);
                      focusNext(`[data-item="${String(programme.id)}"]`);
                      setSaid(
                        t('said.added', {
                          name: pick(programme.name),
                          position: ids.length + 1,
                          count: ids.length + 1,
                        }),
                      );
                    }
              }
            />
          </Stack>
          <Ranking ranked={ranked} most={most} onChange={rank} onSay={setSaid} />
        </div>
      )}
    </RequestForm>
  );
}

type KindProps = {
  form: ReturnType<typeof useTransferForm>;
  kinds: Kind[];
  /** True if the ranking is not empty. Another kind of transfer would clear it. */
  ranked: boolean;
};

/** The kind of transfer. Another kind has other programmes, so it clears the ranking. */
function KindChoice({ form, kinds, ranked }: KindProps) {
  const { t } = useTranslation('transfer');
  return (
    <Radio.Group
      value={form.values.kind}
      label={t('form.kind')}
      description={ranked ? t('form.kindChange') : undefined}
      error={form.field('kind').error}
      onChange={(value) => {
        form.set('kind', value);
        form.set('preferences', '');
      }}
    >
      <Group gap="0.75rem 1.5rem" align="stretch" pt="0.5rem">
        {kinds.map((one) => (
          <Radio
            key={one}
            value={one}
            label={t(`kinds.${one}`)}
            data-field="kind"
            aria-invalid={form.field('kind').error ? true : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}

type RankingProps = {
  ranked: Options['programmes'];
  /** The maximum number of programmes. */
  most: number;
  onChange: (ids: readonly number[]) => void;
  /** Announces a change to screen readers. */
  onSay: (text: string) => void;
};

/** The chosen programmes in the order of preference. */
function Ranking({ ranked, most, onChange, onSay }: RankingProps) {
  const { t } = useTranslation('transfer');
  const { pick, language } = useLanguage();
  const short = shortNames(
    ranked.map(({ name }) => pick(name)),
    language,
  );
  return (
    <Stack component="section" gap="0.75rem" className={classes.ranking} aria-labelledby="transfer-ranking">
      <Group gap="0.25rem 1rem" align="baseline" justify="space-between">
        <h3 id="transfer-ranking" className="sis-subtitle">
          {t('form.ranking')}
        </h3>
        <span className="sis-block sis-note">{t('form.count', { count: ranked.length, total: most })}</span>
      </Group>
      {ranked.length === 0 ? (
        <p className="sis-block sis-note">{t('form.none')}</p>
      ) : (
        <OrderedList
          numbered
          long
          items={ranked.map(({ id, name, college }, index) => ({
            id,
            name: pick(name),
            children: (
              <>
                <span className="sis-block sis-medium">{short[index]}</span>
                <span className="sis-block sis-note">{pick(college)}</span>
              </>
            ),
          }))}
          words={{
            list: t('ranked.list'),
            instructions: t('ranked.instructions'),
            drag: (name) => t('ranked.drag', { name }),
            up: (name) => t('ranked.up', { name }),
            down: (name) => t('ranked.down', { name }),
            remove: (name) => t('ranked.remove', { name }),
            said: (what, name, place) => t(`said.${what}`, { name, ...place }),
          }}
          onChange={onChange}
          onSay={onSay}
        />
      )}
      {ranked.length >= most && <p className="sis-block sis-note">{t('form.full')}</p>}
    </Stack>
  );
}
