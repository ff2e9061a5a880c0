import { expect, test } from 'vitest'

import { studioTranslator } from '@/lib/i18n/studio-text'
import { locales } from '@/lib/i18n/locales'

import type { SiteReadings } from './site-readings'
import { changed, siteCases } from './site-cases.fixture'
import { readingsInOrder } from './site-readings.fixture'
import { siteState, type Level, type SitePart } from './site-state'
import { warningIds } from './site-warnings'
import { stateValues } from './state-values'
import { warningText } from './warning-text'

test.each(siteCases)('%s', (_, change, warnings, part, level) => {
  const state = siteState(changed(change))
  expect(state.warnings.map(({ id }) => id)).toEqual(warnings)
  expect(state.parts[part]).toBe(level)
  expect(state.level).toBe(warnings.length > 0 || level === 'unknown' ? expectWorst(state.parts) : 'good')
})

const expectWorst = (parts: Record<SitePart, Level>): Level | undefined =>
  (['bad', 'warn', 'unknown'] as const).find((level) => Object.values(parts).includes(level))

test('every warning has a case', () => {
  expect([...new Set(siteCases.flatMap(([, , ids]) => ids))].toSorted()).toEqual(warningIds.toSorted())
})

test('several warnings: bad ones come first, and their level is that of the site', () => {
  const state = siteState(
    changed((all) => {
      if (all.mail) all.mail.isConfigured = false
      all.database.isWritable = false
    }),
  )
  expect(state.warnings.map(({ id }) => id)).toEqual(['databaseReadOnly', 'mailOff'])
  expect(state.level).toBe('bad')
})

test.each(locales)('every warning has its texts with their values in %s', (language) => {
  for (const [, change] of siteCases)
    for (const warning of siteState(changed(change)).warnings) {
      const { what, todo } = warningText(warning, studioTranslator(language))
      expect(what + todo).not.toMatch(/operations\.|[{}]|NaN|Infinity|undefined/)
    }
})

test('times become seconds for metrics, and what is not known is left out', () => {
  const valueOf = (readings: SiteReadings) =>
    Object.fromEntries(stateValues(siteState(readings)).map(({ name, value }) => [name, value]))
  expect(valueOf(readingsInOrder())).toMatchObject({
    backup_age_seconds: 3600,
    restore_test_age_seconds: 3 * 86_400,
    worker_silent_seconds: 30,
    queue_rows: 0,
    queue_late_seconds: 0,
    disk_free_bytes: 5e10,
  })
  const unknown = changed((all) =>
    Object.assign(all, { imports: null, backup: null, disk: null, queues: null, mail: null }),
  )
  expect(Object.keys(valueOf(unknown))).toEqual([
    'worker_silent_seconds',
    'database_bytes',
    'certificate_left_seconds',
  ])
})
