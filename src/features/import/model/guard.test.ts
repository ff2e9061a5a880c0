import { expect, test } from 'vitest'

import { findHeldReasons, type FeedFacts } from './guard'
import type { HeldReason } from './reasons'

const completeFacts: FeedFacts = {
  isTruncated: false,
  hasOtherProvider: false,
  isPartial: false,
  missingLanguages: 0,
  isEmpty: false,
  withdrawn: 0,
  onOffer: 20,
  date: null,
  lastDate: null,
}

test.each<[string, Partial<FeedFacts>, HeldReason[]]>([
  ['a whole feed', {}, []],
  ['a fifth withdrawn', { withdrawn: 4 }, []],
  ['more than a fifth withdrawn', { withdrawn: 5 }, ['manyWithdrawn']],
  ['two of three withdrawn: too few to count', { withdrawn: 2, onOffer: 3 }, []],
  ['three of three withdrawn', { withdrawn: 3, onOffer: 3 }, ['manyWithdrawn']],
  ['an empty feed', { isEmpty: true, withdrawn: 20 }, ['empty', 'manyWithdrawn']],
  ['a feed cut off', { isTruncated: true }, ['truncated']],
  ['a part of the feed', { isPartial: true }, ['partial']],
  ['a feed of another provider', { hasOtherProvider: true }, ['provider']],
  ['a feed without one of its languages', { missingLanguages: 1 }, ['languageMissing']],
  ['an older feed', { date: '2027-01-01', lastDate: '2027-01-02' }, ['older']],
  ['the same feed again', { date: '2027-01-02', lastDate: '2027-01-02' }, []],
])('%s', (_, facts, expected) => {
  expect(findHeldReasons({ ...completeFacts, ...facts }, 20)).toEqual(expected)
})
