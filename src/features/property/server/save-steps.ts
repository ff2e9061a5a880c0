import type { CollectionBeforeChangeHook } from 'payload'

import { agentProfileId, hasRole } from '@/lib/payload/access'
import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'
import { validateOnce } from '@/lib/payload/validate-once'

import { deletePropertyParts } from './delete-property-parts'
import { followPrice } from './follow-price'
import { keepOnRestore, markRestore } from './keep-on-restore'
import { forgetPublicSettings, hideGone } from './public-properties'
import { refreshAvailability } from './refresh-availability'
import { refuseSamePlace } from './refuse-same-place'

/** Assigns a property that an agent creates or copies to that agent; only editors change the agent later. */
const assignOwnAgent: CollectionBeforeChangeHook = ({ data, operation, req: { user } }) =>
  operation === 'create' && user && hasRole(user, 'agent') ? { ...data, agent: agentProfileId(user) } : data

export const propertySteps = collectionSteps({
  markRestore: {
    stage: 'begin',
    reason: 'whether a version is restored as a draft: Payload sets the status only after the hooks',
    for: ['properties'],
    run: markRestore,
  },
  refuseSamePlace: {
    stage: 'complete',
    reason: 'feeds and searches find a place by country, postal code and name',
    for: ['localities'],
    run: refuseSamePlace,
  },
  keepOnRestore: {
    stage: 'derive',
    reason: 'a restored version brings back what staff entered, not what was recorded since',
    for: ['properties'],
    run: keepOnRestore,
  },
  assignOwnAgent: {
    stage: 'derive',
    reason: 'what an agent creates is the agent’s own',
    for: ['properties'],
    run: assignOwnAgent,
  },
  followPrice: {
    stage: 'derive',
    reason: 'costs follow the price',
    for: ['properties'],
    run: followPrice,
  },
  validateOnce: {
    stage: 'check',
    reason: 'a save of an import validates all fields with document and data merged once',
    for: ['properties'],
    run: validateOnce,
  },
  findParts: {
    stage: 'prepareDeletion',
    reason: 'the files of the documents of the property',
    for: ['properties'],
    run: deletePropertyParts.find,
  },
  removeParts: {
    stage: 'followDeletion',
    reason: 'what cannot exist without the property; MongoDB has no keys that would delete it',
    for: ['properties'],
    run: deletePropertyParts.remove,
  },
  hideGone: {
    stage: 'filterRead',
    reason: 'of a sold or let property visitors read what they may still know',
    for: ['properties'],
    run: hideGone,
  },
})

export const globalPropertySteps = globalSteps({
  forgetPublicSettings: {
    stage: 'settle',
    reason: 'the process forgets the settings that decide what visitors read of properties',
    for: ['propertyCodes', 'siteConfig'],
    run: forgetPublicSettings,
  },
  refreshAvailability: {
    stage: 'follow',
    reason: 'the meaning of a ribbon decides which properties are on offer',
    for: ['propertyCodes'],
    run: refreshAvailability,
  },
})
