import { readOutlines } from '@/features/map/server/map-files'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'public, max-age=3600' }

/** The outlines of the drawn map that the agency took in; 204 without them. */
export async function GET(): Promise<Response> {
  const outlines = await readOutlines()
  return outlines ? Response.json(outlines, { headers }) : new Response(null, { status: 204, headers })
}
