'use client'

import { late } from './late'

export const ScrollButtons = late(async () => (await import('./scroll-buttons-live')).ScrollButtons)
