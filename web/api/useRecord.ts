import { useSyncExternalStore } from 'react';
import type { AcademicRecord, Session } from './session.ts';
import { currentSession, selectRecord, subscribe } from './session.ts';

/** The session of the signed-in student, or null. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession);

/** The selected academic record and all records of the student. */
export function useRecord(): {
  record: AcademicRecord | null;
  records: AcademicRecord[];
  select: (studFacultyCode: string) => void;
} {
  const session = useSession();
  return { record: session?.record ?? null, records: session?.records ?? [], select: selectRecord };
}
