import { readOutlines } from '@/features/map/server/map-files'
import { withMention } from '@/features/map/model/map-outlines'
import { geoNamesCredit } from '@/features/property/model/geonames'
import { hasGeoNames } from '@/features/property/server/known-places'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'public, max-age=3600' }

/**
 * The outlines of the drawn map that the agency took in, with the mention of its places where they come from a list that
 * demands one; 204 without either.
 */
export async function GET(): Promise<Response> {
  const [outlines, isListed] = await Promise.all([readOutlines(), hasGeoNames()])
  const sent = isListed ? withMention(outlines, geoNamesCredit) : outlines
  return sent ? Response.json(sent, { headers }) : new Response(null, { status: 204, headers })
}
