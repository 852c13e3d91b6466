import type { DueWork } from './clock.ts';
import { waitingListsClose } from './features/registration/registration-due.ts';
import { deskDecides } from './simulator/desk.ts';

/** What happens by itself when the business clock reaches an instant. The desk is a simulator's: without one nobody sets it to decide. */
export const dueWork: DueWork[] = [waitingListsClose, deskDecides];
