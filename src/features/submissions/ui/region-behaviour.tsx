'use client'

import { late } from '@/components/ui/late'

/** The search in long lists and the choice of localities on a map, for a form that the server alone checks. */
export const RegionBehaviour = late(async () => (await import('./region-behaviour-live')).RegionBehaviour)
