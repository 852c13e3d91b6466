import type { DueWork } from './clock.ts';
import { waitingListsClose } from './features/registration/registration-due.ts';
import { dropsSettled } from './features/fees/payment-due.ts';
import { deskDecides } from './simulator/desk.ts';
import { gatewayDecides } from './simulator/payment-gateway.ts';

/** What happens by itself when the business clock reaches an instant. The desk and the gateway are a simulator's: without one they have nothing to decide. */
export const dueWork: DueWork[] = [waitingListsClose, dropsSettled, deskDecides, gatewayDecides];
