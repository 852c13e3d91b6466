import {
  IconAlertTriangle,
  IconArrowsLeftRight,
  IconBox,
  IconBuildingBank,
  IconCamera,
  IconClockHour4,
  IconCreditCard,
  IconDatabase,
  IconFileCheck,
  IconHandStop,
  IconHash,
  IconHome,
  IconId,
  IconMail,
  IconMap2,
  IconUserPlus,
  IconUsersGroup,
  IconWebhook,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { lazy } from 'react';
import type consoleTexts from '../../../locales/en/console.json';
import { fetchPart } from '../../ui/fetchPart.ts';
import { loadTexts } from '../../ui/language.ts';

export type SectionKey = keyof (typeof consoleTexts)['sections'];
type Icon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
export type ConsoleSection = { key: SectionKey; icon: Icon; Section: ComponentType };

/** Loads a section and its additional texts when the section is first opened. */
const part = (load: () => Promise<{ default: ComponentType }>, ...namespaces: string[]): ComponentType =>
  lazy(async () => (await fetchPart(Promise.all([load(), loadTexts(...namespaces)])))[0]);

/** The sections of the trainer's console in the order of its navigation. Each has the path /simulator/{key}. */
export const sections: ConsoleSection[] = [
  { key: 'begin', icon: IconHome, Section: part(() => import('./BeginSection.tsx')) },
  { key: 'gallery', icon: IconMap2, Section: part(() => import('./GallerySection.tsx'), 'messages') },
  { key: 'now', icon: IconClockHour4, Section: part(() => import('./NowSection.tsx')) },
  { key: 'messages', icon: IconMail, Section: part(() => import('./MessagesSection.tsx')) },
  {
    key: 'offices',
    icon: IconBuildingBank,
    Section: part(
      () => import('../desk/OfficesSection.tsx'),
      'classroom',
      'document',
      'messages',
      'registration',
      'request',
    ),
  },
  { key: 'gateway', icon: IconCreditCard, Section: part(() => import('./GatewaySection.tsx')) },
  { key: 'webhooks', icon: IconWebhook, Section: part(() => import('../webhooks/WebhooksSection.tsx')) },
  { key: 'identity', icon: IconId, Section: part(() => import('./IdentitySection.tsx')) },
  { key: 'faults', icon: IconAlertTriangle, Section: part(() => import('./FaultsSection.tsx'), 'agenda', 'incident') },
  { key: 'breakpoints', icon: IconHandStop, Section: part(() => import('../breakpoints/BreakpointsSection.tsx')) },
  {
    key: 'traffic',
    icon: IconArrowsLeftRight,
    Section: part(() => import('../recordings/TrafficSection.tsx'), 'traffic', 'messages'),
  },
  {
    key: 'students',
    icon: IconUserPlus,
    Section: part(() => import('../students/StudentsSection.tsx'), 'academic', 'messages'),
  },
  { key: 'records', icon: IconDatabase, Section: part(() => import('../records/RecordsSection.tsx')) },
  { key: 'snapshots', icon: IconCamera, Section: part(() => import('../classroom/SnapshotsSection.tsx'), 'classroom') },
  { key: 'sandboxes', icon: IconBox, Section: part(() => import('./SandboxesSection.tsx')) },
  {
    key: 'classroom',
    icon: IconUsersGroup,
    Section: part(() => import('../classroom/ClassroomSection.tsx'), 'classroom'),
  },
  {
    key: 'conformance',
    icon: IconFileCheck,
    Section: part(() => import('../conformance/ConformanceSection.tsx'), 'conformance'),
  },
  { key: 'codes', icon: IconHash, Section: part(() => import('./CodesSection.tsx')) },
];
