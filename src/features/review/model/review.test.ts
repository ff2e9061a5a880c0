import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  askFor,
  decide,
  decideAsOutsider,
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
  type DecisionKind,
  type OutsiderDecision,
  type Review,
} from './review'
import { approverRoles, isReviewing, reviewedRoles, type ReviewSettings } from './review-settings'

const agent: Actor = { id: 'agent', role: 'agent' }
const editor: Actor = { id: 'editor', role: 'editor' }
const otherEditor: Actor = { id: 'other editor', role: 'editor' }
const administrator: Actor = { id: 'administrator', role: 'administrator' }

const settings: ReviewSettings = {
  approvers: { agent: ['editor', 'administrator'], editor: ['administrator'] },
  withReason: ['editor'],
  outsidersCount: false,
}

const at = '2026-11-30T12:00:00.000Z'
const requestBy = (by: Actor, revision = 3): Review =>
  askFor(noReview, { by, revision, role: 'editor', user: null, note: '', at })
const decided = (review: Review, by: Actor, kind: DecisionKind, revision = 3): Review =>
  decide(review, { kind, by, revision, note: 'Because', at })
const requestByAfter = (review: Review): Review =>
  askFor(review, { by: editor, revision: 3, role: 'administrator', user: null, note: '', at })
const outsider = { name: 'Ann', madeBy: 'editor', madeFor: '', isOwnText: false, note: '', at }
const byLink = (
  review: Review,
  kind: DecisionKind,
  revision = 3,
  link: Partial<OutsiderDecision> = {},
): Review => decideAsOutsider(review, { kind, revision, ...outsider, ...link })

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

type Step =
  | { kind: 'edit' | 'saveUnchanged' | 'ask' | 'withdraw'; who: number }
  | { kind: 'approve' | 'want' | 'outsider'; who: number }
  | { kind: 'publish'; who: number; edits: boolean; reason: string }

const people = [agent, { id: 'other agent', role: 'agent' }, editor, otherEditor, administrator] as const

const who = fc.nat({ max: people.length - 1 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('edit', 'saveUnchanged', 'ask', 'withdraw', 'approve', 'want', 'outsider'),
    who,
  }),
  fc.record({
    kind: fc.constant('publish' as const),
    who,
    edits: fc.boolean(),
    reason: fc.constantFrom('', 'short', 'long enough to count'),
  }),
)

const anySettings: fc.Arbitrary<ReviewSettings> = fc.record({
  approvers: fc.record({
    agent: fc.subarray([...approverRoles]),
    editor: fc.subarray([...approverRoles]),
  }),
  withReason: fc.subarray([...reviewedRoles]),
  outsidersCount: fc.boolean(),
})

/** A document with its review, and who approved its present text, by a record of its own. */
class Site {
  review = noReview
  revision = 1
  approvers = new Set<Actor>()
  /** Who made the link by which an outsider approved. */
  linkOfApproval: Actor | null = null
  /** Who asked since the last publication. */
  askers = new Set<string>()

  constructor(private readonly settings: ReviewSettings) {}

  private save(changes: boolean) {
    if (!changes) this.review = renumber(this.review, this.revision, this.revision + 1)
    else {
      this.approvers.clear()
      this.linkOfApproval = null
    }
    this.revision += 1
  }

  private decide(by: Actor, kind: DecisionKind) {
    if (!mayDecide(this.settings, this.review, by)) return
    this.review = decide(this.review, { kind, by, revision: this.revision, note: '', at })
    this.approvers = new Set(kind === 'approved' ? [by] : [])
  }

  private publish(by: Actor, edits: boolean, reason: string) {
    const publication = { by, revision: this.revision, isChanged: edits, reason }
    const { refusal, usesReason } = checkPublication(this.settings, this.review, publication)
    if (refusal) return
    const isFree = (this.settings.approvers[by.role] ?? []).length === 0
    const isApproved =
      [...this.approvers].some(
        (approver) =>
          approver.id !== by.id && this.settings.approvers[by.role]?.some((role) => role === approver.role),
      ) ||
      (this.settings.outsidersCount &&
        this.linkOfApproval !== null &&
        this.linkOfApproval.id !== by.id &&
        !this.askers.has(this.linkOfApproval.id))
    if (usesReason) this.review = noteReason(this.review, publication, at)
    const logged = this.review.events.at(-1)
    const hasReason =
      usesReason && logged?.kind === 'reason' && logged.by === by.id && logged.note.length >= 10
    expect(isFree || (isApproved && !edits) || hasReason).toBe(true)
    this.save(edits)
    this.review = notePublished(this.review, by, this.revision, at)
    this.askers.clear()
  }

  run(step: Step) {
    const by = people[step.who] ?? agent
    switch (step.kind) {
      case 'edit':
        return this.save(true)
      case 'saveUnchanged':
        return this.save(false)
      case 'ask':
        this.review = askFor(this.review, {
          by,
          revision: this.revision,
          role: 'editor',
          user: null,
          note: '',
          at,
        })
        this.askers.add(by.id)
        // A new request takes back the decision before.
        return this.approvers.clear()
      case 'withdraw':
        if (mayWithdraw(this.review, by)) this.review = withdraw(this.review, by, at)
        return
      case 'approve':
        return this.decide(by, 'approved')
      case 'want':
        return this.decide(by, 'changesWanted')
      case 'outsider':
        this.review = byLink(this.review, 'approved', this.revision, { madeBy: by.id })
        this.linkOfApproval = by
        return
      case 'publish':
        return this.publish(by, step.edits, step.reason)
    }
  }
}

test('no sequence of actions publishes an unapproved revision of a role that needs an approval without a reason in the log', () => {
  fc.assert(
    fc.property(anySettings, fc.array(anyStep, { maxLength: 40 }), (use, steps) => {
      const site = new Site(use)
      for (const step of steps) site.run(step)
    }),
    { numRuns: 2000 },
  )
})
