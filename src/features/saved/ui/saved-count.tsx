'use client'

import { late } from '@/components/ui/late'

export const SavedCount = late(async () => (await import('./saved-count-live')).SavedCount)
