import { defaultRuleRows } from '@/features/compliance/model/default-rules/default-rules'
import { defaultMortgages } from '@/collections/globals/legal/money-defaults'
import type { Localized } from '@/lib/i18n/locales'
import type { AppointmentConfig, PropertyCode } from '@/payload-types'

import type { DemoMarquee } from '../properties/facts'
import { demoMarquees } from '../properties/marquees'

import { settingsRecord, type SettingsRecord } from '../seed/record'
import type { SeedSettings } from '../seed/store'

type Meaning = NonNullable<PropertyCode['marquee']>[number]['meaning']

const meanings: Record<DemoMarquee, Meaning> = {
  0: 'none',
  1: 'new',
  2: 'priceDrop',
  3: 'underOption',
  4: 'rented',
  5: 'sold',
}

const startingFrom: Localized = { nl: 'vanaf', fr: 'à partir de', en: 'starting from', de: 'ab' }

const marqueeRows = Object.entries(meanings).map(([code, meaning]) => ({
  code: Number(code),
  meaning,
  name: demoMarquees[Number(code) as DemoMarquee].name,
}))

type Weekday = NonNullable<NonNullable<AppointmentConfig['slots']>[number]['weekdays']>[number]

const workdays: Weekday[] = ['1', '2', '3', '4', '5']

/** Within the office's hours. */
export const appointmentSlots = [
  { from: '10:00', to: '13:00', weekdays: [...workdays, '6' as const] },
  { from: '14:00', to: '16:00', weekdays: workdays },
  { from: '16:00', to: '19:00', weekdays: workdays },
]

/**
 * Settings about properties, forms and appointments. Missing values get the defaults of the settings, so empty
 * settings are saved too: a saved setting can be edited row by row.
 *
 * @param day today as `2026-11-20`
 */
export const propertySettings = (day: string): SettingsRecord[] => [
  settingsRecord('propertyCodes', {
    marquee: marqueeRows,
    priceUnits: [{ code: 7, meaning: 'startingFrom', text: startingFrom }],
  }),
  settingsRecord('propertyDisplay', {}),
  settingsRecord('legal', {
    mortgageRates: defaultMortgages.map((loan) => ({ ...loan, validFrom: `${day.slice(0, 7)}-01` })),
  }),
  // Mentions and regions are checked against the settings' options when Payload stores them.
  settingsRecord('compliance', { rules: defaultRuleRows() } as unknown as SeedSettings<'compliance'>),
  settingsRecord('appointmentConfig', { slots: appointmentSlots, capacity: 2 }),
  settingsRecord('formsConfig', {}),
]
