import { describe, expect, test } from 'vitest'

import { campaignOf, currentCampaign, parseCampaign } from './campaign'

test('only the campaign parameters of a query string are returned', () => {
  expect(campaignOf('?type=1&utm_source=lettre&utm_medium=&utm_campaign=mai&gclid=1')).toEqual({
    utm_source: 'lettre',
    utm_campaign: 'mai',
  })
  expect(campaignOf(`?utm_term=${'x'.repeat(300)}`).utm_term).toHaveLength(200)
})

test.each([null, '', '{', '[1]', 'null', '"text"', '{"utm_source":5,"other":"x"}'])(
  '%s in the storage is no campaign',
  (stored) => expect(parseCampaign(stored)).toEqual({}),
)

describe('the campaign of a visit', () => {
  const stored = '{"utm_source":"stored"}'

  test.each([
    ['https://a.be/fr/?utm_source=here', 'https://a.be/fr/?utm_source=before', stored, 'here'],
    ['https://a.be/fr/', 'https://a.be/fr/?utm_source=before', stored, 'before'],
    ['https://a.be/fr/', 'https://b.be/?utm_source=before', stored, 'stored'],
    ['https://a.be/fr/', '', stored, 'stored'],
    ['https://a.be/fr/', 'nonsense', null, undefined],
  ])('at %s from %s with %s stored is %s', (location, referrer, stored, source) => {
    expect(currentCampaign(location, referrer, stored).utm_source).toBe(source)
  })
})
