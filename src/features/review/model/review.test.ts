import { describe, expect, test } from 'vitest'

import {
  askFor,
  checkPublication,
  mayDecide,
  mayWithdraw,
  noReview,
  notePublished,
  noteReason,
  renumber,
  stateOf,
  withdraw,
  type Actor,
  type Review,
} from './review'
import {
  agent,
  editor,
  otherEditor,
  administrator,
  settings,
  at,
  requestBy,
  decided,
  requestByAfter,
  byLink,
} from './review.fixture'
import { isReviewing, type ReviewSettings } from './review-settings'

describe('the state of a review', () => {
  const approved = decided(requestBy(agent), editor, 'approved')
  const table: [string, Review, number, string][] = [
    ['nothing was asked', noReview, 3, 'none'],
    ['asked', requestBy(agent), 3, 'asked'],
    ['asked, and changed since', requestBy(agent), 4, 'asked'],
    ['withdrawn', withdraw(requestBy(agent), agent, at), 3, 'none'],
    ['approved', approved, 3, 'approved'],
    ['approved, and changed since', approved, 4, 'changed'],
    ['approved, and saved without a change', renumber(approved, 3, 4), 4, 'approved'],
    ['changes wanted', decided(requestBy(agent), editor, 'changesWanted'), 3, 'changesWanted'],
    [
      'changes wanted, and changed since',
      decided(requestBy(agent), editor, 'changesWanted'),
      4,
      'changesWanted',
    ],
    [
      'asked again after an approval',
      askFor(approved, { ...requestBy(agent).request!, revision: 4 }),
      4,
      'asked',
    ],
    ['published', notePublished(renumber(approved, 3, 4), agent, 4, at), 4, 'none'],
    ['published, and changed since', notePublished(renumber(approved, 3, 4), agent, 4, at), 5, 'changed'],
    ['approved by an outsider alone', byLink(noReview, 'approved'), 3, 'none'],
  ]
  test.each(table)('%s', (_, review, revision, state) => {
    expect(stateOf(review, revision)).toBe(state)
  })
})

test.each([
  [agent, agent, false],
  [agent, editor, true],
  [agent, administrator, true],
  [editor, otherEditor, false],
  [editor, editor, false],
  [editor, administrator, true],
  [editor, agent, false],
])('of %o a request is decided by %o: %s', (by, reader, may) => {
  expect(mayDecide(settings, requestBy(by), reader)).toBe(may)
})

test('nobody decides what nobody asked', () => {
  expect(mayDecide(settings, noReview, administrator)).toBe(false)
})

test('a request is taken back by who asked, and by administrators', () => {
  const may = [agent, editor, administrator].map((reader) => mayWithdraw(requestBy(agent), reader))
  expect(may).toEqual([true, false, true])
})

describe('a publication', () => {
  const check = (
    by: Actor,
    review: Review,
    { revision = 3, isChanged = false, reason = '', use = settings } = {},
  ) => checkPublication(use, review, { by, revision, isChanged, reason })
  const approved = decided(requestBy(agent), editor, 'approved')
  const free = { refusal: null, usesReason: false }

  test.each([
    ['of a role that needs no approval', administrator, noReview, {}, null],
    ['without an approval', agent, noReview, {}, 'unapproved'],
    ['that was only asked for', agent, requestBy(agent), {}, 'unapproved'],
    ['of the approved revision', agent, approved, {}, null],
    ['of a later revision', agent, approved, { revision: 4 }, 'unapproved'],
    ['that changes the approved revision', agent, approved, { isChanged: true }, 'unapproved'],
    [
      'with a reason that the role may not give',
      agent,
      noReview,
      { reason: 'It is urgent today' },
      'unapproved',
    ],
    ['by who approved it for another', editor, approved, {}, 'giveReason'],
    ['with a short reason', editor, noReview, { reason: 'Urgent' }, 'shortReason'],
    ['of an outsider where that does not count', agent, byLink(noReview, 'approved'), {}, 'unapproved'],
  ] as const)('%s', (_, by, review, options, refusal) => {
    expect(check(by, review, options).refusal).toBe(refusal)
  })

  test('with a reason is allowed for it', () => {
    expect(check(editor, noReview, { reason: 'It is urgent today' })).toEqual({
      refusal: null,
      usesReason: true,
    })
  })

  test('of an outsider where that counts, until it changes or an answer takes it back', () => {
    const use = { ...settings, outsidersCount: true }
    const review = byLink(noReview, 'approved')
    expect(check(agent, review, { use })).toEqual(free)
    expect(check(agent, review, { use, revision: 4 }).refusal).toBe('unapproved')
    expect(check(agent, byLink(review, 'changesWanted'), { use }).refusal).toBe('unapproved')
  })

  test.each<[string, Review, string | null]>([
    ['of who publishes', byLink(noReview, 'approved', 3, { madeBy: 'agent' }), 'ownLink'],
    ['of who wrote the text', byLink(noReview, 'approved', 3, { isOwnText: true }), 'ownLink'],
    ['of who asked before', byLink(requestBy(editor), 'approved'), 'ownLink'],
    ['of who asked afterwards', requestByAfter(byLink(noReview, 'approved')), 'ownLink'],
    [
      'of who asked for an earlier publication',
      byLink(notePublished(requestBy(editor), editor, 2, at), 'approved'),
      null,
    ],
    ['of a colleague', byLink(requestBy(agent), 'approved'), null],
    [
      'of who publishes, with a code by e-mail',
      byLink(noReview, 'approved', 3, { madeBy: 'agent', madeFor: 'ann@example.org' }),
      null,
    ],
  ])('of an outsider by the link %s', (_, review, refusal) => {
    expect(check(agent, review, { use: { ...settings, outsidersCount: true } }).refusal).toBe(refusal)
  })

  test('is free while the setting is off', () => {
    const off: ReviewSettings = {
      approvers: { agent: [], editor: [] },
      withReason: [],
      outsidersCount: false,
    }
    expect(isReviewing(off)).toBe(false)
    expect(isReviewing(settings)).toBe(true)
    expect(check(agent, noReview, { use: off })).toEqual(free)
  })

  test('of a document that is stored for the first time has no approval, and no reason yet', () => {
    for (const reason of ['', 'It is urgent today']) {
      const publication = { by: editor, revision: null, isChanged: true, reason }
      expect(checkPublication(settings, approved, publication).refusal).toBe('unapproved')
    }
  })
})

test('the log keeps the newest hundred events', () => {
  const long = Array.from({ length: 150 }, (_, index) => index).reduce(
    (review, revision) => noteReason(review, { by: editor, revision, isChanged: true, reason: 'x' }, at),
    noReview,
  )
  expect(long.events).toHaveLength(100)
  expect(long.events.at(-1)?.revision).toBe(149)
})
