'use client'

import { late } from '@/components/ui/late'

export const OwnListOpener = late(async () => (await import('./own-list-opener-live')).OwnListOpener)
