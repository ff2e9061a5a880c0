'use client'

import { late } from '@/components/ui/late'

/** Loaded late because the time zone rules it needs are large. */
export const DaysOnline = late(async () => (await import('./days-online-live')).DaysOnline)
