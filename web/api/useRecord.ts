import { useSyncExternalStore } from 'react';
import type { AcademicRecord, Session } from './session.ts';
import { currentSession, selectRecord, subscribe } from './session.ts';

/** The signed-in student, or null. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession);

/** The academic record every call is about, and the others to choose from. */
export function useRecord(): {
  record: AcademicRecord | null;
  records: AcademicRecord[];
  select: (studFacultyCode: string) => void;
} {
  const session = useSession();
  return { record: session?.record ?? null, records: session?.records ?? [], select: selectRecord };
}
