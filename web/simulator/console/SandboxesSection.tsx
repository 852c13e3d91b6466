import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { FoundStatus } from '../../ui/layout/FoundStatus.tsx';
import { MoreButton } from '../../ui/layout/MoreButton.tsx';
import { RefusalList } from '../../ui/refusals/RefusalList.tsx';
import { useIncrementalList } from '../../ui/layout/useIncrementalList.ts';
import { followEvery } from '../follow.ts';
import { nameBeginning } from '../sandbox-name.ts';
import { SandboxCard } from './SandboxCard.tsx';
import classes from './SandboxesSection.module.css';
import { Form } from '../controls/Form.tsx';
import { SearchField } from '../controls/SearchField.tsx';

/** The number of sandboxes shown at once, the most recently used first. */
const shownAtOnce = 12;

/** The allowed names of sandboxes, as in the contract. */
const namePattern = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Page of the sandboxes of this server: create, share, reset and delete them. */
export default function SandboxesSection() {
  const { t } = useTranslation(['console', 'common']);
  const sandboxes = useApi('getSandboxes', {}, { refreshEvery: followEvery, quiet: true });
  const simulator = useApi('getSimulator', {}, { quiet: true });
  const [said, setSaid] = useState('');
  // Name of a deleted sandbox that an old link led to.
  const gone = useSearchParams()[0].get('gone');
  // The text of the search field; undefined until the field is used.
  const [search, setSearch] = useState<string>();

  const reach = sandboxes.data?.reach;
  const here = simulator.data?.sandbox ?? '';
  const beginning = nameBeginning(simulator.data?.server);
  const all = [...(sandboxes.data?.sandboxes ?? [])].sort((a, b) => (a.lastUsedAt < b.lastUsedAt ? 1 : -1));
  const wanted = (search ?? '').trim().toLowerCase();
  const found = all.filter((sandbox) => sandbox.name.includes(wanted));
  const { shown, list, more } = useIncrementalList(found, shownAtOnce, wanted);

  if (sandboxes.error && !sandboxes.data) return <ErrorState error={sandboxes.error} retry={sandboxes.refresh} />;
  return (
    <div className={classes.section}>
      <CreateSandbox beginning={beginning} />
      {gone !== null && !said && <RefusalList refusals={[{ Code: 'DEV-000005', Params: { name: gone } }]} />}
      <p role="status" className={classes.said}>
        {said}
      </p>
      {/* Once used, the field stays even if few sandboxes are left, so that an active filter is always visible. */}
      {(all.length > shownAtOnce || search !== undefined) && (
        <SearchField
          size="md"
          className={classes.search}
          label={t('sandboxes.search')}
          value={search ?? ''}
          onChange={setSearch}
        />
      )}
      {wanted && <FoundStatus count={found.length} />}
      {wanted && found.length === 0 ? (
        <EmptyState
          icon={IconSearch}
          title={t('common:table.nothingFound')}
          text={t('common:table.nothingFoundText')}
        />
      ) : (
        <ul ref={list} className="sis-rows sis-loose sis-list">
          {!wanted && <SandboxCard name="" here={here === ''} reach={reach} onSaid={setSaid} />}
          {shown.map((sandbox) => (
            <SandboxCard
              key={sandbox.name}
              name={sandbox.name}
              now={sandbox.now}
              here={sandbox.name === here}
              reach={reach}
              onSaid={setSaid}
            />
          ))}
        </ul>
      )}
      <MoreButton {...more} />
    </div>
  );
}

type CreateProps = {
  /** The beginning of every sandbox name on this server, from `nameBeginning`. */
  beginning: string;
};

/** Form for the name of a new sandbox. */
function CreateSandbox({ beginning }: CreateProps) {
  const { t } = useTranslation('console');
  const creating = useAction('createSandbox');
  const [typed, setName] = useState('');
  const [faulty, setFaulty] = useState(false);
  const name = beginning + typed;
  return (
    <Form
      className={`sis-wrap ${classes.form}`}
      noValidate
      onSubmit={() => {
        const valid = namePattern.test(name);
        setFaulty(!valid);
        if (valid) void creating.run({ body: { name } }).then(({ ok }) => ok && setName(''));
      }}
    >
      <TextInput
        size="md"
        dir="ltr"
        label={t('sandboxes.make')}
        description={t('sandboxes.nameText')}
        value={typed}
        maxLength={40 - beginning.length}
        leftSection={beginning || undefined}
        error={faulty ? t('sandboxes.invalid') : undefined}
        onChange={(event) => {
          setName(event.currentTarget.value.toLowerCase());
          setFaulty(false);
        }}
      />
      <Button type="submit" size="md" loading={creating.running}>
        {t('sandboxes.create')}
      </Button>
    </Form>
  );
}
