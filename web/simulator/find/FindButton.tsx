import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../locales/i18n.ts';
import { fetchPart } from '../../ui/fetchPart.ts';
import { loadTextsIn } from '../../ui/language.ts';
import type { SectionKey } from '../console/sections.ts';
import classes from './FindButton.module.css';

/** Texts in both languages are loaded, because the search covers both. */
const FindDialogue = lazy(
  async () =>
    (
      await fetchPart(
        Promise.all([import('./FindDialogue.tsx'), ...languages.map((language) => loadTextsIn(language, 'console'))]),
      )
    )[0],
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
/** True for Ctrl or ⌘ with K, on any keyboard layout, and for a slash outside input fields. */
const isFindKey = ({ ctrlKey, metaKey, altKey, shiftKey, code, key, target }: KeyboardEvent): boolean =>
  ctrlKey || metaKey
    ? !altKey && !shiftKey && (code === 'KeyK' || key.toLowerCase() === 'k')
    : !altKey && key === '/' && !isTyping(target);

/** Button of the search dialogue, which also opens by keyboard. */
export function FindButton({ sections }: { sections: readonly SectionKey[] }) {
  const { t } = useTranslation('console');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const show = (): void => {
    setTyped('');
    setOpen(true);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // The shortcut does nothing while a dialogue is open.
      if (!isFindKey(event) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      setTyped('');
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  // Collects the keys typed before the dialogue has loaded and its field has the focus.
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        isComposing ||
        isTyping(target) ||
        (target instanceof Element && target.closest('[role="dialog"]'))
      )
        return;
      if (key === 'Escape') setOpen(false);
      else if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
      else if (key.length === 1) setTyped((before) => before + key);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={`sis-inline sis-box ${classes.button}`}
        onClick={show}
        aria-haspopup="dialog"
        title={t('find.label')}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <span className={classes.word}>{t('find.open')}</span>
        <kbd className={classes.keys} dir="ltr" aria-hidden>
          {t('find.keys')}
        </kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <FindDialogue sections={sections} typed={typed} type={setTyped} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
