import { expect, test } from 'vitest'

import { complianceChecklist, missingMandatory } from '@/lib/compliance/compliance-checklist'
import { defaultRules } from '@/lib/compliance/default-rules/default-rules'
import { defaultEpcScales } from '@/lib/property/epc-scales'

import { overriddenRef } from './open-cases'
import { demoDrafts, demoProperties, type DemoProperty } from './properties'

const day = '2026-11-20'

function lacks({ fields, goal, status, price, publishPrice, typeWebId, localityKey }: DemoProperty): boolean {
  const property = {
    values: { ...fields, goal, status, price, publishPrice },
    typeId: null,
    webId: typeWebId,
    zip: localityKey.split('|')[1] ?? null,
    countryId: 10,
  }
  const checklist = complianceChecklist(defaultRules, property, { epcScales: defaultEpcScales, day })
  return missingMandatory(checklist).length > 0
}

test('everything the demo publishes states what it must, but for the one an administrator decided on', () => {
  expect(
    demoProperties(day)
      .filter(lacks)
      .map(({ ref }) => ref),
  ).toEqual([overriddenRef])
})

test('the drafts of the demo lack something', () => {
  expect(demoDrafts(day).map(lacks)).toEqual([true, true])
})
