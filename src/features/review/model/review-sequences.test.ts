import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  askFor,
  decide,
  checkPublication,
  mayDecide,
  mayWithdraw,
  noReview,
  notePublished,
  noteReason,
  renumber,
  withdraw,
  type Actor,
  type DecisionKind,
} from './review'
import { agent, editor, otherEditor, administrator, at, byLink } from './review.fixture'
import { approverRoles, reviewedRoles, type ReviewSettings } from './review-settings'

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
