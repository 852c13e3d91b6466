import fc from 'fast-check';
import { rather } from './long.ts';

// The cases of the daily property tests are the same in every run, so that a change that did not cause a failure is
// not refused for it. The long tests draw new ones, and more of them; a failure prints the seed that repeats it.
fc.configureGlobal(rather({ seed: 20_260_907 }, { numRuns: 2_000 }));
