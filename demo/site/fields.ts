import type { SiteField } from '@/site-api'

/** Own fields of properties: `npm run new:field NAME` adds one. Their texts are in `site/messages`. */
export const fields = [] as const satisfies readonly SiteField[]
