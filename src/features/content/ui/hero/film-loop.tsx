'use client'

import { late } from '@/components/ui/late'

export const FilmLoop = late(async () => (await import('./film-loop-live')).FilmLoop)
