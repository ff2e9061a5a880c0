import type { CollectionAfterDeleteHook } from 'payload'

import { commentedCollections } from '@/features/comments/model/commented'
import { collectionSteps } from '@/lib/payload/save-pipeline'

import { findComments, ofDocument } from './comment-rows'

/** Documents in the trash keep their comments. */
const removeComments: CollectionAfterDeleteHook = async ({ collection: { slug }, id, req }) => {
  for (const collection of ['comments', 'commentReads'] as const)
    await req.payload.db.deleteMany({ collection, where: ofDocument(`${slug}/${id}`), req })
}

/** On MongoDB, which has no keys that would do it. */
const forgetStaff: CollectionAfterDeleteHook = async ({ id: user, req }) => {
  const { db } = req.payload
  const change = { collection: 'comments', returning: false, req } as const
  await db.deleteMany({ collection: 'commentReads', where: { user: { equals: user } }, req })
  for (const name of ['author', 'resolvedBy'] as const)
    await db.updateMany({ ...change, where: { [name]: { equals: user } }, data: { [name]: null } })
  for (const { id, mentioned } of await findComments(req, { mentioned: { equals: user } }))
    await db.updateOne({ ...change, id, data: { mentioned: mentioned.filter((each) => each !== user) } })
}

export const commentSteps = collectionSteps({
  removeComments: {
    stage: 'followDeletion',
    reason: 'comments are about the document, and unread ones would still be mailed',
    for: commentedCollections,
    run: removeComments,
  },
  forgetStaff: {
    stage: 'followDeletion',
    reason: 'comments stay when their author goes, and name nobody any more',
    for: ['users'],
    run: forgetStaff,
  },
})
