import { expect, test } from 'vitest'

import type { FormsConfig } from '@/payload-types'

import type { FormKind } from './form-kinds'
import { settingsOfForm } from './form-settings'

const config = {
  siteContact: { enabled: false, retentionMonths: 12 },
  siteForms: { rows: [{ form: 'keyHolder', retentionMonths: 6 }] },
} as unknown as FormsConfig

test('a form of the product has its tab, an own one its row', () => {
  expect(settingsOfForm(config, 'siteContact')).toEqual({ enabled: false, retentionMonths: 12 })
  expect(settingsOfForm(config, 'keyHolder' as FormKind)).toMatchObject({ retentionMonths: 6 })
})

test('an own form without a row has no settings', () => {
  expect(settingsOfForm(config, 'swap' as FormKind)).toEqual({})
  expect(settingsOfForm({ ...config, siteForms: undefined } as FormsConfig, 'swap' as FormKind)).toEqual({})
})
