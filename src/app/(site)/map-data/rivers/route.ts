import { readRivers } from '@/features/map/server/map-files'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'public, max-age=3600' }

/** The rivers of the drawn map; an empty list on a site without them. */
export const GET = async (): Promise<Response> => Response.json(await readRivers(), { headers })
