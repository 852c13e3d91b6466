import type { Schema } from '../../api/operations.ts';

export type FaultSetting = Schema<'FaultSetting'>;

/** Presets of faults; some combine several. Faults that strike a share of the requests last until they are removed. */
export const faultPresets = {
  wifi: [
    { group: 'all', kind: 'drop', share: 4, seed: 11, times: null },
    { group: 'all', kind: 'latency', latencyMs: 300, latencyToMs: 2500, share: 60, seed: 12, times: null },
  ],
  rush: [
    { group: 'registration', kind: 'status', status: 503, share: 15, seed: 21, times: null },
    { group: 'registration', kind: 'latency', latencyMs: 1000, latencyToMs: 6000, share: 80, seed: 22, times: null },
  ],
  slow: [{ group: 'registration', kind: 'latency', latencyMs: 4000, times: 15 }],
  fails: [{ group: 'saves', kind: 'status', status: 500, times: 1 }],
  refused: [{ group: 'saves', kind: 'code', code: 'MSG-000077', times: 1 }],
  drops: [{ group: 'saves', kind: 'drop', times: 1 }],
  signIn: [{ operationId: 'userLogin', kind: 'status', status: 503, times: 3 }],
  courses: [{ operationId: 'coursesToRegister', kind: 'status', status: 503, times: 2 }],
} satisfies Record<string, FaultSetting[]>;

export type PresetName = keyof typeof faultPresets;
export const presetNames = Object.keys(faultPresets) as PresetName[];
