import { afterAll, beforeAll, expect, test } from 'vitest'

import { defaultRules } from '@/features/compliance/model/default-rules/default-rules'
import { storedComplianceRules } from '@/features/compliance/server/check-property'
import { createLocalReq } from 'payload'

import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())

test('a site whose rules were never saved has those of the build, also after an upgrade', async () => {
  const rules = await storedComplianceRules(await createLocalReq({}, running.payload))
  expect(rules.map(({ mention }) => mention)).toEqual(defaultRules.map(({ mention }) => mention))
})
