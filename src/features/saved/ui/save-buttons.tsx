'use client'

import { late } from '@/components/ui/late'

export const SaveButtons = late(async () => (await import('./save-buttons-live')).SaveButtons)
