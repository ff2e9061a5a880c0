'use client'

import { late } from '@/components/ui/late'

export const RentIndexer = late(async () => (await import('./rent-indexer-live')).RentIndexer)
