import type { StoredComment } from './thread'

/** A comment on the title of a block. */
export const storedComment = (more: Partial<StoredComment> = {}): StoredComment => ({
  id: 'first',
  document: 'pages/p1',
  place: 'blocks.b1.heading',
  language: 'fr',
  thread: null,
  text: 'Too long?',
  author: 'ann',
  mentioned: [],
  createdAt: '2026-11-30T09:00:00.000Z',
  editedAt: null,
  resolvedAt: null,
  resolvedBy: null,
  ...more,
})
