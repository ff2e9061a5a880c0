import type { Field } from 'payload'

import { defineTable } from '../define-collection'

const user = (name: string, options: { required?: boolean; hasMany?: false } = {}): Field => ({
  name,
  type: 'relationship',
  relationTo: 'users',
  index: true,
  ...options,
})

/**
 * What staff write about a document, one of its blocks or fields; see `features/comments/server/comment-endpoints.ts`. The
 * rows belong to no version of the document.
 */
export const comments = defineTable({
  slug: 'comments',
  timestamps: true,
  columns: [
    // Such as `pages/ID`, `globals/header`.
    { name: 'document', type: 'text', required: true, index: true },
    // The block or field, rows by their ids: `blocks.ID`, `blocks.ID.heading`; null for the whole document.
    { name: 'place', type: 'text' },
    // Of the text of the field; null where it has one for all languages.
    { name: 'language', type: 'text' },
    // The comment that this one answers; null for the first of a thread.
    { name: 'thread', type: 'text', index: true },
    // Colleagues as `@[ID]`; empty for a deleted comment that was answered.
    { name: 'text', type: 'textarea' },
    // Null when the account is gone.
    user('author'),
    { name: 'mentioned', type: 'relationship', relationTo: 'users', hasMany: true },
    { name: 'editedAt', type: 'date' },
    // Of the first of a thread.
    { name: 'resolvedAt', type: 'date' },
    user('resolvedBy'),
    // When the e-mails of a day were made that have it.
    { name: 'digestedAt', type: 'date', index: true },
  ],
})

/** Until when a member of staff has read the comments of a document. */
export const commentReads = defineTable({
  slug: 'commentReads',
  columns: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'document', type: 'text', required: true, index: true },
    user('user', { required: true }),
    { name: 'readAt', type: 'date', required: true },
  ],
})
