import type { CollectionConfig } from 'payload'

import { collectionSteps } from '@/lib/payload/save-pipeline'

import { findIndex, indexFindable } from './index-documents'
import { searchByRows } from './search-by-rows'

const findable = {
  rule: 'is found by the studio',
  fits: ({ custom }: CollectionConfig) => Boolean(custom?.findable),
}

export const studioSearchSteps = collectionSteps({
  searchByRows: {
    stage: 'open',
    reason: 'the search box of a list searches the rows of words',
    for: findable,
    run: searchByRows,
  },
  indexFindable: {
    stage: 'project',
    reason: 'the words by which the studio finds the document',
    for: findable,
    run: indexFindable,
  },
  dropStudioSearchRows: {
    stage: 'projectDeletion',
    reason: 'the studio finds it no longer',
    for: findable,
    run: findIndex.afterDelete,
  },
})
