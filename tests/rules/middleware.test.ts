import type { NextFunction, Request, Response } from 'express';
import { expect, it } from 'vitest';
import { combineMiddleware, type Middleware } from '../../server/http/middleware.ts';

const passes: Middleware = (_req, _res, next) => next();

/** What `next` of the app gets from the combined steps. */
const outcomeOf = (...steps: Middleware[]): Promise<unknown> =>
  new Promise((resolve) => {
    void combineMiddleware(steps)({} as Request, {} as Response, resolve as NextFunction);
  });

it('goes on after the last step', async () => {
  expect(await outcomeOf(passes, passes)).toBeUndefined();
});

it('passes on the error of a later step that fails after a pause', async () => {
  const error = new Error('no answer');
  expect(await outcomeOf(passes, () => Promise.reject(error))).toBe(error);
});

it('skips the other steps after an error', async () => {
  const error = new Error('refused');
  const reached: number[] = [];
  const refuses: Middleware = (_req, _res, next) => next(error);
  expect(await outcomeOf(refuses, () => void reached.push(1))).toBe(error);
  expect(reached).toEqual([]);
});
