import { useState } from 'react';
import { call } from '../../api/client.ts';
import { CallFailure } from '../../api/failure.ts';
import { saveFile } from '../../documents/save.ts';

/**
 * Saves the file of all data about the student. `done`: true after a download. `failure`: the reason why the last
 * download failed.
 */
export function useMyData() {
  const [state, setState] = useState<{ running?: boolean; done?: boolean; failure?: CallFailure }>({});
  const save = async (): Promise<void> => {
    setState({ running: true });
    try {
      saveFile('my-data.zip', await call('downloadMyData'));
      setState({ done: true });
    } catch (reason) {
      if (!(reason instanceof CallFailure)) throw reason;
      setState({ failure: reason });
    }
  };
  return { ...state, save };
}
