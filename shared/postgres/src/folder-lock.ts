import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a file until `close` is called or this process ends, however it ends; null while another process has the lock.
 * SQLite's lock is the operating system's, which Node itself does not offer.
 */
export function lockOf(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (String(error).includes('database is locked')) return null;
    throw error;
  }
}
