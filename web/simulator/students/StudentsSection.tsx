import { Button, Skeleton, Textarea } from '@mantine/core';
import { IconDownload, IconUserPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseBodyOf, Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { download } from '../download.ts';
import classes from '../recordings/Recordings.module.css';
import { pageAddress } from '../sandbox-address.ts';
import { AdmittedStudents } from './AdmittedStudents.tsx';
import { StudentFollows } from './StudentFollows.tsx';
import { StudentForm } from './StudentForm.tsx';
import { freeName, type StudentDraft } from './student-draft.ts';
import { Card } from '../controls/Card.tsx';
import { TabLink } from '../controls/TabLink.tsx';

const soonMilliseconds = 400;
/** The key of the area of newly admitted students, who cannot be the base of a new student. */
const newcomers = 'newcomers';

/** The address that signs in as a student of this name. */
const addressOf = (name: string): string => pageAddress(`${paths.simulator}/as/${name}?tab=own`);

/** Previews the student that the form or the typed YAML describes. If the YAML has no faults, `take` gets its draft. */
function usePreview(draft: StudentDraft | undefined, typed: string | null, take: (draft: StudentDraft) => void) {
  const { run: look } = useAction('previewStudent', { inPlace: true });
  const [preview, setPreview] = useState<Schema<'StudentPreview'> | null>(null);
  useEffect(() => {
    if (!draft) return;
    let current = true;
    const timer = setTimeout(() => {
      void look({ body: typed === null ? { student: draft } : { yaml: typed } }).then((outcome) => {
        if (!current || !outcome.ok) return;
        setPreview(outcome.data);
        if (typed !== null && outcome.data.problems.length === 0 && outcome.data.student)
          take(outcome.data.student as StudentDraft);
      });
    }, soonMilliseconds);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [draft, typed, look, take]);
  return preview;
}

/**
 * Page that builds a student from a persona, with changes and their consequences. The same data can be edited as YAML.
 */
export default function StudentsSection() {
  const { t } = useTranslation('console');
  const choices = useApi('getStudents', {}, { quiet: true });
  const personas = useApi('getPersonas', {}, { quiet: true });
  const building = useAction('buildStudent');
  const [changed, setDraft] = useState<StudentDraft | null>(null);
  const free = choices.data && freeName(choices.data.built);
  const draft = useMemo<StudentDraft | undefined>(
    () => changed ?? (free === undefined ? undefined : { name: free, from: 'eligible' }),
    [changed, free],
  );
  // The typed YAML, which is used until a form field is changed; null if the form is used.
  const [typed, setTyped] = useState<string | null>(null);
  const preview = usePreview(draft, typed, setDraft);
  const [saved, setSaved] = useState<string | null>(null);
  const yaml = typed ?? preview?.yaml ?? '';
  const setYaml = (text: string): void => {
    setSaved(null);
    setTyped(text);
  };

  if (choices.error && !choices.data) return <ErrorState error={choices.error} retry={choices.refresh} />;
  if (!choices.data || !personas.data || !draft) return <Skeleton height={300} radius="lg" />;
  const save = async (): Promise<void> => {
    const outcome = await building.run({ body: typed === null ? { student: draft } : { yaml: typed } });
    if (!outcome.ok) return;
    setSaved(outcome.data.name);
    setDraft(draft);
    void choices.refresh();
  };

  return (
    <div className={classes.sections}>
      <div className={`sis-loose ${classes.beside}`}>
        <Card gap="0.875rem" title={t('students.form')}>
          <StudentForm
            draft={draft}
            personas={personas.data.personas.filter(
              ({ key, area }) => area !== newcomers && !choices.data?.built.includes(key),
            )}
            fields={choices.data.fields}
            problems={preview?.problems ?? []}
            name={preview?.follows?.name}
            change={(next) => {
              setTyped(null);
              setSaved(null);
              setDraft(next);
            }}
          />
        </Card>
        <div className={classes.sections}>
          <Card gap="0.875rem" title={t('students.follows')}>
            <StudentFollows preview={preview} saved={saved !== null} />
            <SaveStudent
              saved={saved}
              ready={Boolean(preview?.follows)}
              running={building.running}
              save={() => void save()}
            />
          </Card>
          <StudentYaml name={draft.name} yaml={yaml} onChange={setYaml} />
        </div>
      </div>
      {choices.data.built.length + choices.data.files.length > 0 && (
        <StoredStudents built={choices.data.built} files={choices.data.files} take={setYaml} />
      )}
      <AdmittedStudents
        students={personas.data.personas.filter(({ area }) => area === newcomers)}
        addressOf={addressOf}
      />
    </div>
  );
}

type YamlProps = {
  name: string;
  yaml: string;
  onChange: (yaml: string) => void;
};

/** The student as a YAML file, to be edited, copied and downloaded. */
function StudentYaml({ name, yaml, onChange }: YamlProps) {
  const { t } = useTranslation('console');
  return (
    <Card gap="0.875rem" id="student-yaml" title={t('students.yaml')}>
      <Textarea
        aria-labelledby="student-yaml"
        description={t('students.yamlText')}
        dir="ltr"
        autosize
        minRows={6}
        maxRows={20}
        maxLength={8000}
        value={yaml}
        onChange={(event) => onChange(event.currentTarget.value)}
        classNames={{ input: 'sis-machine' }}
      />
      <div className="sis-buttons">
        <Button
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => download(`${name}.yaml`, yaml, 'application/yaml')}
        >
          {t('students.download')}
        </Button>
        <CopyButton text={yaml} />
      </div>
    </Card>
  );
}

type StoredProps = Pick<ResponseBodyOf<'getStudents'>, 'built' | 'files'> & {
  take: (yaml: string) => void;
};

/** The stored students with links to sign in as them, and student files to build others from. */
function StoredStudents({ built, files, take }: StoredProps) {
  const { t } = useTranslation('console');
  return (
    <Card gap="0.875rem" title={t('students.there')}>
      <ul className={classes.notes}>
        {built.map((name) => (
          <li key={name}>
            <CodeText>{name}</CodeText> ·{' '}
            <a href={addressOf(name)} target="_blank" rel="noopener">
              {t('students.signInAs', { name })}
            </a>
          </li>
        ))}
        {files
          .filter(({ name }) => !built.includes(name))
          .map((file) => (
            <li key={file.name}>
              <CodeText>{file.name}</CodeText> ·{' '}
              <Button variant="subtle" size="compact-sm" onClick={() => take(file.yaml)}>
                {t('students.take')}
              </Button>
            </li>
          ))}
      </ul>
    </Card>
  );
}

type SaveProps = {
  /** The name of the student just built; null before that, and after a change of the form or the YAML. */
  saved: string | null;
  ready: boolean;
  running: boolean;
  save: () => void;
};

/** Builds the student; afterwards a link signs in as that student. */
function SaveStudent({ saved, ready, running, save }: SaveProps) {
  const { t } = useTranslation('console');
  return (
    <>
      <div className="sis-buttons">
        <Button
          loading={running}
          disabled={saved !== null || !ready}
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={save}
        >
          {t('students.save')}
        </Button>
        {saved !== null && (
          <TabLink variant="light" href={addressOf(saved)}>
            {t('students.signIn')}
          </TabLink>
        )}
      </div>
      <p role="status" className="sis-quiet">
        {saved !== null && t('students.saved', { name: saved })}
      </p>
    </>
  );
}
