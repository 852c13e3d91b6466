import type { DueWork } from './clock.ts';
import { waitingListsClose } from './features/registration/registration-due.ts';

/** What happens by itself when the business clock reaches an instant. */
export const dueWork: DueWork[] = [waitingListsClose];
