import { propertyIcons } from '@/features/property-page/ui/property-icon'

export const dynamic = 'force-static'

/** Pages ask with the version of the drawings. */
export const GET = () =>
  new Response(propertyIcons, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
