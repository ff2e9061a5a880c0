'use client'

import { late } from '@/components/ui/late'

export const SlideControls = late(async () => (await import('./slide-controls-live')).SlideControls)
