import { Combobox, Stack, TextInput, useCombobox } from '@mantine/core';
import {
  IconApi,
  IconArrowsLeftRight,
  IconExternalLink,
  IconFileDescription,
  IconHash,
  IconLayoutSidebar,
  IconMap2,
  IconSearch,
  IconUser,
} from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import { FoundStatus } from '../../ui/layout/FoundStatus.tsx';
import { Modal } from '../../ui/overlays/opened-overlays.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { SectionKey } from '../console/sections.ts';
import { pageAddress } from '../sandbox-address.ts';
import { isSearch } from '../search.ts';
import { wholeCodes } from '../whole-codes.ts';
import classes from './FindDialogue.module.css';
import type { Kind, Thing } from './things.ts';
import { foundThings, createThings } from './things.ts';

const icons = {
  scenario: IconMap2,
  code: IconHash,
  persona: IconUser,
  call: IconApi,
  recorded: IconArrowsLeftRight,
  request: IconFileDescription,
  section: IconLayoutSidebar,
} satisfies Record<Kind, unknown>;
const shownThings = 30;
const none: never[] = [];

type Props = {
  sections: readonly SectionKey[];
  typed: string;
  type: (text: string) => void;
  close: () => void;
};

/** Everything that can be found by words: scenarios, students, codes, calls and sections of the console. */
function useThings(sections: readonly SectionKey[]): Thing[] {
  const { i18n } = useTranslation();
  const scenarios = useApi('getScenarios', {}, { quiet: true }).data?.scenarios ?? none;
  const personas = useApi('getPersonas', {}, { quiet: true }).data?.personas ?? none;
  const codes = useApi('getCodes', {}, { quiet: true }).data?.codes ?? none;
  return useMemo(
    () =>
      createThings({
        scenarios,
        personas,
        codes,
        sections,
        says: { en: i18n.getFixedT('en', 'console'), ar: i18n.getFixedT('ar', 'console') },
      }),
    [scenarios, personas, codes, sections, i18n],
  );
}

/**
 * Dialogue that opens what is found: scenarios, codes, students, calls and sections of the console by a word in either
 * language, recorded calls and students' requests by their number.
 */
export default function FindDialogue({ sections, typed, type, close }: Props) {
  const { t } = useTranslation(['console', 'common']);
  const navigate = useNavigate();
  const things = useThings(sections);
  const search = useDeferredValue(typed);
  const found = useMemo(() => (isSearch(search) ? foundThings(things, search) : none), [things, search]);
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  // The best result is selected, so that Enter opens it.
  useEffect(() => {
    selectFirstOption();
  }, [found, selectFirstOption]);

  const go = ({ to, newTab }: Thing): void => {
    close();
    if (newTab) window.open(pageAddress(to), '_blank');
    else void navigate(to);
  };

  return (
    <Modal
      opened
      onClose={close}
      size="42rem"
      radius="lg"
      title={t('find.label')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Combobox
        store={combobox}
        onOptionSubmit={(value) => found.filter((thing) => `${thing.kind} ${thing.key}` === value).forEach(go)}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            role="combobox"
            type="search"
            size="md"
            aria-label={t('find.label')}
            description={t('find.text')}
            leftSection={<IconSearch size={20} aria-hidden />}
            value={typed}
            onFocus={({ currentTarget: field }) => field.setSelectionRange(field.value.length, field.value.length)}
            onChange={(event) => type(event.currentTarget.value)}
            // An open option list would otherwise handle Escape alone.
            onKeyDown={(event) => event.key === 'Escape' && close()}
          />
        </Combobox.EventsTarget>
        <FoundStatus count={isSearch(search) ? found.length : undefined} />
        <p className={`sis-note ${classes.note}`}>
          {!isSearch(search)
            ? t('find.begin')
            : found.length === 0
              ? t('find.none')
              : found.length > shownThings
                ? t('find.more', { count: shownThings })
                : ''}
        </p>
        {found.length > 0 && (
          <Combobox.Options className={classes.options} aria-label={t('find.label')}>
            {found.slice(0, shownThings).map((thing) => (
              <Combobox.Option
                key={`${thing.kind} ${thing.key}`}
                value={`${thing.kind} ${thing.key}`}
                className={classes.option}
              >
                <Found thing={thing} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        )}
      </Combobox>
    </Modal>
  );
}

function Found({ thing: { kind, name, about, newTab } }: { thing: Thing }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const Icon = icons[kind];
  return (
    <>
      <Icon size={20} stroke={1.75} aria-hidden />
      <Stack component="span" gap={0} miw={0}>
        <span className={classes.name}>
          {wholeCodes(pick(name))}
          {newTab && (
            <IconExternalLink
              size={16}
              className={`sis-directional ${classes.tab}`}
              role="img"
              aria-label={t('newTab')}
            />
          )}
        </span>
        <span className="sis-ellipsis sis-note">
          {t(`find.kinds.${kind}`)} · {kind === 'call' ? <bdi dir="ltr">{pick(about)}</bdi> : wholeCodes(pick(about))}
        </span>
      </Stack>
    </>
  );
}
