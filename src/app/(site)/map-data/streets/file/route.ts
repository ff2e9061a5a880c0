import { serveStreetFile } from '@/features/map/server/serve-street-file'

/** Ranges of the street map's file. */
export const GET = serveStreetFile
export const HEAD = serveStreetFile
