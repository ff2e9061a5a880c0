'use client'

import { late } from '@/components/ui/late'

export const HiddenList = late(async () => (await import('./hidden-list-live')).HiddenList)
