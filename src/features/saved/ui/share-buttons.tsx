'use client'

import { late } from '@/components/ui/late'

export const ShareButtons = late(async () => (await import('./share-buttons-live')).ShareButtons)
