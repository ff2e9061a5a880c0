'use client'

import { late } from '@/components/ui/late'

export const ListingMap = late(async () => (await import('./listing-map-live')).ListingMap)
