'use client'

import { late } from '@/components/ui/late'

export const PropertyNote = late(async () => (await import('./property-note-live')).PropertyNote)
