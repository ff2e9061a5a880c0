import { featureIcons } from '@/features/property-page/ui/feature-icons'

export const dynamic = 'force-static'

/** Pages ask with the version of the drawings. */
export const GET = () =>
  new Response(featureIcons, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
