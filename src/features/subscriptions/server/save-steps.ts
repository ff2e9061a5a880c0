import { deleteWhere } from '@/lib/payload/delete-where'
import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { collectionSteps } from '@/lib/payload/save-pipeline'

import { askWhenEntered, keepConsentText } from './ask-confirmation'
import { demandIndex, indexDemands } from './demand-index/index-demands'

/** Hooks that delete the alert deliveries of a deleted search: MongoDB has no foreign keys that would. */
const deliveries = afterDeletion('deliveries', {
  find: async () => null,
  remove: async (_, { id, req }) => {
    await deleteWhere(req.payload, 'alertDeliveries', { demand: { equals: id } }, { req })
    // Fails with the deletion: the rows hold a digest of the e-mail address.
    await indexDemands(req.payload, [id], req)
  },
})

export const subscriptionSteps = collectionSteps({
  keepConsentText: {
    stage: 'derive',
    reason: 'the consent to a search without a form is given to the text of its e-mail',
    for: ['demands'],
    run: keepConsentText,
  },
  indexDemand: {
    stage: 'project',
    reason: 'the rows by which a new property finds the searches that it fits',
    for: ['demands'],
    run: demandIndex.afterChange,
  },
  askWhenEntered: {
    stage: 'notify',
    reason: 'a search that staff entered asks its person for the confirmation',
    for: ['demands'],
    run: askWhenEntered,
  },
  removeDeliveries: {
    stage: 'followDeletion',
    reason: 'alerts and rows of a deleted search go with it',
    for: ['demands'],
    run: deliveries.remove,
  },
})
