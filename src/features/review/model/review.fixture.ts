import {
  askFor,
  decide,
  decideAsOutsider,
  noReview,
  type Actor,
  type DecisionKind,
  type OutsiderDecision,
  type Review,
} from './review'
import { type ReviewSettings } from './review-settings'

export const agent: Actor = { id: 'agent', role: 'agent' }
export const editor: Actor = { id: 'editor', role: 'editor' }
export const otherEditor: Actor = { id: 'other editor', role: 'editor' }
export const administrator: Actor = { id: 'administrator', role: 'administrator' }

export const settings: ReviewSettings = {
  approvers: { agent: ['editor', 'administrator'], editor: ['administrator'] },
  withReason: ['editor'],
  outsidersCount: false,
}

export const at = '2026-11-30T12:00:00.000Z'
export const requestBy = (by: Actor, revision = 3): Review =>
  askFor(noReview, { by, revision, role: 'editor', user: null, note: '', at })
export const decided = (review: Review, by: Actor, kind: DecisionKind, revision = 3): Review =>
  decide(review, { kind, by, revision, note: 'Because', at })
export const requestByAfter = (review: Review): Review =>
  askFor(review, { by: editor, revision: 3, role: 'administrator', user: null, note: '', at })
const outsider = { name: 'Ann', madeBy: 'editor', madeFor: '', isOwnText: false, note: '', at }
export const byLink = (
  review: Review,
  kind: DecisionKind,
  revision = 3,
  link: Partial<OutsiderDecision> = {},
): Review => decideAsOutsider(review, { kind, revision, ...outsider, ...link })
