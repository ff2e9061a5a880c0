import { expect, test } from 'vitest'

import { isBackupDue, type BackupState } from './backup-schedule'

const at = (time: string) => `2026-11-23T${time}:00.000Z`
const now = new Date(at('12:00'))

test.each<[string, BackupState, boolean, boolean]>([
  ['the first one', {}, true, true],
  ['an hour after the last', { attemptedAt: at('10:59'), finishedAt: at('11:00') }, false, true],
  ['half an hour after the last', { attemptedAt: at('11:29'), finishedAt: at('11:30') }, false, false],
  ['half a day after the last', { attemptedAt: at('00:00'), finishedAt: at('00:00') }, true, true],
  ['ten minutes after a failure', { attemptedAt: at('11:50'), error: 'full' }, false, false],
  ['a quarter of an hour after a failure', { attemptedAt: at('11:45'), error: 'full' }, true, true],
  ['while one is running', { attemptedAt: at('11:59'), finishedAt: at('00:00') }, false, false],
  ['with a time that is none', { attemptedAt: 'x', finishedAt: 'x' }, true, true],
])('%s', (_, state, onSqlite, onMongodb) => {
  expect(isBackupDue(state, 'sqlite', now)).toBe(onSqlite)
  expect(isBackupDue(state, 'mongodb', now)).toBe(onMongodb)
})
