import { useState } from 'react';
import { takeSignOutReason } from '../../api/session.ts';
import { FailureBox } from '../../ui/FailureBox.tsx';

/** Why the page signed the student out by itself just now. */
export function SignedOutReason() {
  const [error] = useState(takeSignOutReason);
  return error && <FailureBox failure={{ status: 422, error }} />;
}
