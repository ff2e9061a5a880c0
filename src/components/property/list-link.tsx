'use client'

import { late } from '@/components/ui/late'

export const ListLink = late(async () => (await import('./list-link-live')).ListLink)
