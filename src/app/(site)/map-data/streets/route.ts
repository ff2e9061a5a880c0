import { describeStreetFile } from '@/features/map/server/serve-street-file'

export const dynamic = 'force-dynamic'

/** The street map in the data folder. */
export const GET = describeStreetFile
