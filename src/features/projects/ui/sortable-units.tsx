'use client'

import { late } from '@/components/ui/late'

export const SortableUnits = late(async () => (await import('./sortable-units-live')).SortableUnits)
