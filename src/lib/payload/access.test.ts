import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { fieldWithPublishedPostalAddress, fieldWithPublishedPrice } from './access'

type User = PayloadRequest['user']
const request = (user: unknown) => ({ user: user as User }) as PayloadRequest
const visitor = request(null)
const owner = request({ collection: 'owners', id: '1' })
const agent = request({ collection: 'users', role: 'agent', id: '1' })

test.each([
  [{ publishPrice: true }, true],
  [{ publishPrice: false }, false],
  [{ publishPrice: null }, false],
  [{ publishAddress: true }, false],
  [{}, false],
  [undefined, false],
])('a visitor reads the price of %j: %s', (doc, isReadable) => {
  expect(fieldWithPublishedPrice({ req: visitor, doc })).toBe(isReadable)
  expect(fieldWithPublishedPrice({ req: owner, doc })).toBe(isReadable)
})

test('the postal address follows its own field', () => {
  expect(fieldWithPublishedPostalAddress({ req: visitor, doc: { publishAddress: true } })).toBe(true)
  expect(fieldWithPublishedPostalAddress({ req: visitor, doc: { publishPrice: true } })).toBe(false)
})

test('staff read both in any case', () => {
  expect(fieldWithPublishedPrice({ req: agent, doc: { publishPrice: false } })).toBe(true)
  expect(fieldWithPublishedPostalAddress({ req: agent })).toBe(true)
})
