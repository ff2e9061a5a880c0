'use client'

import { late } from '@/components/ui/late'

export const ListOwner = late(async () => (await import('./list-owner-live')).ListOwner)
