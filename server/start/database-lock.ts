import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { inMemory } from '../../db/db.ts';

/** The reason why the server cannot write in a folder, by the error code of Node or SQLite. */
const reasons: Record<string, string> = {
  EACCES: 'the server may not write in this folder',
  EPERM: 'the server may not write in this folder',
  EROFS: 'the file system of this folder is read-only',
  EEXIST: 'a part of this path is a file',
  ENOTDIR: 'a part of this path is a file',
  ENOSPC: 'the disk is full',
  SQLITE_CANTOPEN: 'the server may not write in this folder',
  SQLITE_READONLY: 'the server may not write in this folder',
  SQLITE_FULL: 'the disk is full',
};

/**
 * The held locks. They are referenced here, because an unreferenced connection would be closed and its lock released.
 */
const held: Sqlite.Database[] = [];

/**
 * Creates the folder of a database file and locks the file for this process, so that no second server opens it. Does
 * nothing for a database in memory. The lock is SQLite's own, on an empty file beside the database; the operating
 * system releases it when the process ends in any way. Throws an error with a readable message if another server holds
 * the lock or the folder cannot be written.
 */
export function holdDatabase(file: string): void {
  if (file === inMemory) return;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(`${file}.lock`, 'a', 0o600));
    const lock = new Sqlite(`${file}.lock`, { timeout: 0 });
    lock.exec('begin exclusive');
    held.push(lock);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'SQLITE_BUSY')
      throw new Error('Another server uses this database. Stop it, or set DATABASE_FILE to another file.', {
        cause: error,
      });
    const reason = reasons[code];
    if (!reason) throw error;
    throw new Error(`${reason}. Change that, or set DATABASE_FILE to a file elsewhere.`, { cause: error });
  }
}
