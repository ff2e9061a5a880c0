'use client'

import { late } from '@/components/ui/late'

export const ClearSaved = late(async () => (await import('./clear-saved-live')).ClearSaved)
